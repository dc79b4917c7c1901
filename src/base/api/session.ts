import { GUEST_TOKEN_IGNORED_STATUS } from '#contract/constants.ts';
import type { CallName } from '#contract/calls/calls.ts';
import { type Api, ApiError, BotChallenge } from '#contract/client/client.ts';
import type { Session } from '#contract/calls/auth.ts';
import { wire } from '#contract/calls/wire.gen.ts';
import { browserLock } from '#db/replay/browser-ports.ts';
import { hasBegun, noteBegun } from './session-begun.ts';

/** A guest's session, or undefined: a 403 on the guest token is let be (spec 1 §4). Renewing keeps the guest. */
export const guestSession = async (api: Api): Promise<Session | undefined> => {
  try {
    return await api('auth.token', { body: { type: 'Guest' } });
  } catch (error) {
    if ((error instanceof ApiError || error instanceof BotChallenge) && error.status === GUEST_TOKEN_IGNORED_STATUS) return undefined;
    throw error;
  }
};

const needsSession = (name: CallName): boolean => {
  const [, , access, session] = wire[name];
  return access === 'personal' && session !== 'optional';
};

const isGuests = (input: unknown): boolean => (input as { readonly body?: { readonly type?: unknown } } | undefined)?.body?.type === 'Guest';

/**
 * A device that has no session yet gets one before its first personal call, which would be refused. With one that has expired, one is obtained and the
 * call is made once more. Calls that miss it together share one renewal, and the device makes one at a time: the lock is the replay engine's too.
 */
export const withSession = (api: Api, onSession: (session: Session) => void = () => {}): Api => {
  let renewal: Promise<Session | undefined> | undefined;
  let begun = hasBegun();
  const obtain = async (): Promise<Session | undefined> => {
    const session = await browserLock.hold('waymark-session', () => guestSession(api));
    if (!session) return undefined;
    begun = true;
    noteBegun();
    onSession(session);
    return session;
  };
  const renew = (): Promise<Session | undefined> => {
    renewal ??= obtain().finally(() => {
      renewal = undefined;
    });
    return renewal;
  };
  const call = async (...args: Parameters<Api>): Promise<unknown> => {
    const [name, input] = args;
    // One renewal for all: that of a page that is quiet, and of calls that miss it meanwhile.
    if (name === 'auth.token' && isGuests(input)) return renew();
    // What comes of the call says more than what came of this.
    if (!begun && needsSession(name)) await renew().catch(() => undefined);
    try {
      return await api(...args);
    } catch (error) {
      if (!(error instanceof ApiError) || error.refused.replay !== 'renew' || !(await renew())) throw error;
      return api(...args);
    }
  };
  return call as Api;
};
