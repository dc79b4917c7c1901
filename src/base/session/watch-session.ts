import { CHANNEL, type Broadcast } from '#contract/messages.ts';
import { forgetTab } from './forget-stored-traces.ts';
import { leavePersonalViews } from './leave-personal-views.ts';
import { currentSession, sessionAtStart, subscribeSession } from './session-hint.ts';

let watching = true;

/** This page signs somebody out itself, and leaves when it is done. */
export const stopWatchingSession = (): void => {
  watching = false;
};

/** False while this page signs somebody out: nothing else may lead away from it. */
export const isWatchingSession = (): boolean => watching;

/**
 * A page that was drawn for one person leaves when the device has another: told by another tab, or found out when the browser brings the page back
 * as it was. Whoever signs in while a guest's page is open needs no new one: what it shows follows the session.
 */
export const watchSession = (): void => {
  let drawnFor = sessionAtStart.subject;
  const look = (): void => {
    const { subject } = currentSession();
    if (watching && drawnFor !== null && subject !== drawnFor) {
      // Each tab has drafts of its own, which whoever signed somebody out elsewhere could not reach.
      forgetTab();
      leavePersonalViews();
    }
    drawnFor = subject;
  };
  subscribeSession(look);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }: MessageEvent<Broadcast>) => {
    if (data.type === 'session') look();
  });
  // The watch begins when the page is quiet: somebody may have been signed out since it was drawn.
  look();
};
