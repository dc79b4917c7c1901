import { type BotChallenge, type CallRecord, type ClientPorts, createClient } from './client.ts';
import { errors } from '#contract/errors/errors.ts';

/** A request as it left. */
export interface Sent {
  readonly url: URL;
  readonly init: RequestInit;
  readonly headers: Headers;
}

export const cartId = '0193b0a4-77aa-7000-8000-000000000001';
export const refusal = (status: number, errorId: string, details?: object, headers?: HeadersInit): Response =>
  Response.json({ errorDetails: [{ errorId, message: 'Server words', details }], appId: 'waymark', correlationId: 'c', status }, { status, headers });

/** A client to which every request gets the one answer, or the one that is made for it. */
export const clientWith = (answers: Response | ((sent: Sent) => Response | Promise<Response>), overrides: Partial<ClientPorts> = {}) => {
  const sent: Sent[] = [];
  const waits: number[] = [];
  const records: CallRecord[] = [];
  const challenges: BotChallenge[] = [];
  let ids = 0;
  const client = createClient({
    locale: 'fr-fr',
    baseUrl: 'https://shop.test',
    fetch: async (url, init) => {
      const one = { url: new URL(url), init, headers: new Headers(init.headers) };
      sent.push(one);
      return typeof answers === 'function' ? await answers(one) : answers.clone();
    },
    transactionId: 'page-1',
    newId: () => `call-${(ids += 1)}`,
    now: () => 0,
    wait: async (ms) => void waits.push(ms),
    timeouts: { readMs: 8000, writeMs: 15_000 },
    loadErrors: async () => errors,
    onCall: (record) => void records.push(record),
    onChallenge: (challenge) => void challenges.push(challenge),
    ...overrides,
  });
  return { ...client, sent, waits, records, challenges };
};

/** What a call fails with; anything else is a mistake. */
export const failure = async <E>(promise: Promise<unknown>, type: new (...args: never[]) => E): Promise<E> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof type)) throw new TypeError(`${type.name} was expected, and not ${String(error)}`, { cause: error });
  return error;
};

/** An answer to `fapi.serverTime`. */
export const time = { timestamp: '2026-11-21T12:00:00.000Z' };
