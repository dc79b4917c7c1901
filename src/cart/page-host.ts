import type { LocaleId } from '#contract/locales.ts';
import type { Broadcast } from '#contract/messages.ts';
import { viewCart } from '#db/cart/view.ts';
import { pendingRows, type ReplayState } from '#db/mutations/mutation.ts';
import type { KnownSession } from '#db/replay/ports.ts';
import { SESSION_EVENT } from '#src/base/api/session-heard.ts';
import { markUnsent } from '#src/base/lists/unsent-mark.ts';
import { noteIdentity } from '#src/base/session/session-hint.ts';
import { writeHint } from './cart-summary-hint.ts';
import { lookForUpdate, onComingBack } from './page-wakes.ts';

/** If the server begins to reject this version of the app, the browser looks for another. */
export const lookForNeededUpdate = (before: ReplayState, next: ReplayState): void => {
  if (next.lane.hold?.reason === 'client-too-old' && before.lane.hold?.reason !== 'client-too-old') void lookForUpdate();
};

/** What is known of the cart before a database is open: on the next page, and in other scripts of this one. `stored`: the state is on disk. */
export const leaveHints = (held: ReplayState, { locale, stored }: { readonly locale: LocaleId; readonly stored: boolean }): void => {
  const { count, subject } = viewCart(held, [], locale);
  if (stored) {
    writeHint({ count, subject });
    markUnsent('cart', pendingRows(held).length > 0);
  }
  noteIdentity(held.identity);
};

/** Another tab or the service worker has committed a change of the cart. */
export const onOtherCommit = (channel: BroadcastChannel, read: () => void): void => {
  channel.addEventListener('message', ({ data }: MessageEvent<Broadcast>) => {
    if (data.type === 'changed' && data.lane === 'cart') read();
  });
};

interface PageEvents {
  readonly onSession: (known: KnownSession) => void;
  readonly onComeBack: () => void;
  readonly onOnline: (online: boolean) => void;
}

/** Events of the page that may mean that there is something to do. Returns a function that ends the listening to sessions. */
export const listenToPage = ({ onSession, onComeBack, onOnline }: PageEvents): (() => void) => {
  const closed = new AbortController();
  addEventListener(SESSION_EVENT, ({ detail }) => onSession(detail), { signal: closed.signal });
  onComingBack(onComeBack, onOnline);
  return () => closed.abort();
};
