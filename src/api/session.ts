import { GUEST_TOKEN_IGNORED_STATUS } from '#contract/constants.ts';
import { type Api, ApiError, BotChallenge } from '#contract/client.ts';
import type { Session } from '#contract/auth.ts';
import { browserLock } from '#db/replay/browser-ports.ts';

/** A guest's session, or undefined: a 403 on the guest token is let be (spec 1 §4). Renewing keeps the guest. */
export const guestSession = async (api: Api): Promise<Session | undefined> => {
  try {
    return await api('auth.token', { body: { type: 'Guest' } });
  } catch (error) {
    if ((error instanceof ApiError || error instanceof BotChallenge) && error.status === GUEST_TOKEN_IGNORED_STATUS) return undefined;
    throw error;
  }
};

/**
 * Without a session, or with one that has expired, one is obtained and the call is made once more. Calls that fail together share one renewal, and the
 * device makes one at a time: the lock is the replay engine's too.
 */
export const withSession = (api: Api, onSession: (session: Session) => void = () => {}): Api => {
  let renewal: Promise<Session | undefined> | undefined;
  const renew = (): Promise<Session | undefined> => {
    renewal ??= browserLock
      .hold('waymark-session', () => guestSession(api))
      .finally(() => {
        renewal = undefined;
      });
    return renewal;
  };
  const call = async (...args: Parameters<Api>): Promise<unknown> => {
    try {
      return await api(...args);
    } catch (error) {
      if (!(error instanceof ApiError) || error.refused.replay !== 'renew' || args[0] === 'auth.token') throw error;
      const session = await renew();
      if (!session) throw error;
      onSession(session);
      return api(...args);
    }
  };
  return call as Api;
};
