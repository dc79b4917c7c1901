import { type Client, NoAnswer, NotAnAnswer } from '#contract/client.ts';
import type { Answer, KnownSession, Lock, SessionPort, Transport } from './ports.ts';
import type { WireRequest } from './mutation.ts';
import type { LocaleId } from '#contract/locales.ts';

/** The contract's client as the engine's transport: what could be anything else than the shop's answer is told apart, nothing is thrown. */
export const createTransport = ({ send }: Pick<Client, 'send'>): Transport => ({
  async send({ call, ...input }: WireRequest): Promise<Answer> {
    try {
      const { status, body, retryAfterMs } = await send(call, input);
      return { kind: 'answer', status, body, retryAfterMs: retryAfterMs ?? null };
    } catch (error) {
      if (error instanceof NotAnAnswer) return { kind: 'not-an-answer', status: error.status, retryAfterMs: error.retryAfterMs ?? null };
      if (error instanceof NoAnswer) return error.sent ? { kind: 'no-answer' } : { kind: 'never-sent' };
      // A request that could not be put together never left.
      return { kind: 'never-sent' };
    }
  },
});

/**
 * Gets or renews the session. One at a time for the whole device: two first requests at once would make two guests, and the
 * cookie of one would carry the changes of the other.
 */
export const createSession = (transport: Transport, lock: Lock, locale: () => LocaleId): SessionPort => ({
  renew: () =>
    lock.hold('waymark-session', async () => {
      const answer = await transport.send({ call: 'auth.token', body: { type: 'Guest' }, locale: locale() });
      const session = answer.kind === 'answer' && answer.status < 300 ? readSession(answer.body) : null;
      return session ? { kind: 'session', session } : { kind: 'no-session', answer };
    }),
});

/** Who the answer says that we are, or null: then it is none. What it says of a basket is looked at by whoever signs in. */
export function readSession(body: unknown): KnownSession | null {
  const { subject, type, basket } = (body ?? {}) as { readonly [Field in keyof KnownSession]?: unknown };
  return typeof subject === 'string' ? { subject, type: type === 'Registered' ? type : 'Guest', basket } : null;
}
