import type { Api } from '#src/base/api/client.ts';
import { canReach, subscribeReach } from '#src/base/connectivity/reach.ts';
import { subscribeSession } from '#src/base/session/session-hint.ts';
import { showBannerIfAsked } from './asked.ts';
import { eraseStored, eraseWithdrawn } from './erase-stored.ts';
import { sendUnsent, UNSENT_KEY } from './unsent.ts';

/** Follows choices that were made elsewhere, sends those that could not be sent, and deletes what a consent that ran out has left behind. */
export const watchConsent = (api: Api): void => {
  const follow = async (): Promise<void> => {
    showBannerIfAsked();
    await eraseWithdrawn();
  };
  const send = (): void => {
    if (canReach()) void sendUnsent(api);
  };
  addEventListener('storage', ({ key }) => {
    if (key === UNSENT_KEY || key === null) void follow();
  });
  // A page that comes back from the browser's memory has heard of nothing.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow();
  });
  // A sign-in brings what the account chose elsewhere.
  subscribeSession(() => void follow());
  subscribeReach(send);
  void eraseStored();
  send();
};
