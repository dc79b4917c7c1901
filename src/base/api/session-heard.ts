import type { Session } from '#contract/calls/auth.ts';

export const SESSION_EVENT = 'waymark:session';

declare global {
  interface WindowEventMap {
    [SESSION_EVENT]: CustomEvent<Session>;
  }
}

/** Tells the cart at once who the shop takes us for now: it must not send under an old name what it has not sent yet. */
export const announceSession = (session: Session): void => {
  window.dispatchEvent(new CustomEvent<Session>(SESSION_EVENT, { detail: session }));
};
