import { type Client, NoAnswer, NotAnAnswer } from '#contract/client/client.ts';
import type { Answer, Clock, KnownSession, Lock, Random, SessionPort, Transport } from './ports.ts';
import type { Pause, WireRequest } from '#db/mutations/mutation.ts';
import { pauseAfter, pauseLeft } from './retry.ts';
import type { LocaleId } from '#contract/locales.ts';

/** The contract's client as the engine's transport. It distinguishes a response of the server from everything else and never throws. */
export const createTransport = ({ send }: Pick<Client, 'send'>): Transport => ({
  async send({ call, ...input }: WireRequest, holds): Promise<Answer> {
    try {
      const { status, body, retryAfterMs } = await send(call, { ...input, holds });
      return { kind: 'answer', status, body, retryAfterMs };
    } catch (error) {
      if (error instanceof NotAnAnswer) return { kind: 'not-an-answer', status: error.status, retryAfterMs: error.retryAfterMs };
      if (error instanceof NoAnswer) return error.sent ? { kind: 'no-answer' } : { kind: 'never-sent' };
      // A request that could not be built was never sent.
      return { kind: 'never-sent' };
    }
  },
});

interface SessionPorts {
  readonly transport: Transport;
  readonly lock: Lock;
  readonly clock: Clock;
  readonly random: Pick<Random, 'fraction'>;
}

/**
 * Gets or renews the session, one call at a time per device: two first calls at once would create two guests, and the cookie of one would carry the
 * changes of the other.
 */
export function createSession({ transport, lock, clock, random }: SessionPorts, locale: () => LocaleId): SessionPort {
  let failures = 0;
  let pause: Pause | null = null;
  return {
    renew: () =>
      lock.hold('waymark-session', async () => {
        const now = clock.now();
        const answer = await transport.send({ call: 'auth.token', body: { type: 'Guest' }, locale: locale() });
        const session = answer.kind === 'answer' && answer.status < 300 ? readSession(answer.body) : null;
        if (session) failures = 0;
        pause = session ? null : pauseAfter(failures++, { now, fraction: () => random.fraction() }, answer.retryAfterMs ?? 0);
        return session ? { kind: 'session', session } : { kind: 'no-session', answer };
      }),
    waitMs(awake) {
      const now = clock.now();
      // A clock that was set back ends the wait; one extra call does no harm ([NET4]).
      return pause && pause.since <= now ? pauseLeft(pause, now, awake) : 0;
    },
  };
}

/** The session in the response, or null if it is not a session. Its `basket` is not checked here. */
export function readSession(body: unknown): KnownSession | null {
  const { subject, type, basket } = (body ?? {}) as { readonly [Field in keyof KnownSession]?: unknown };
  return typeof subject === 'string' ? { subject, type: type === 'Registered' ? type : 'Guest', basket } : null;
}
