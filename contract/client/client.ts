import type { CallBodyInput, CallName, CallParams, CallQueryInput, CallResponse } from '#contract/calls/calls.ts';
import { type ErrorTable, failureOf, readAnswer, retryAfterOf } from './answer.ts';
import { ApiError, BotChallenge, type MessageValues, NoAnswer, NotAnAnswer } from './failures.ts';
import { type CallOptions, type Envelope, initOf, type LooseInput, urlOf } from './request.ts';
import type { Preview } from './preview.ts';
import { TOKEN_RETRIES, TOKEN_RETRY_DELAY_MS, TOKEN_RETRY_STATUS } from '#contract/constants.ts';
import { DEFAULT_ACCESS_KEY } from '#contract/headers.ts';
import type { LocaleId } from '#contract/locales.ts';
import { wire } from '#contract/calls/wire.gen.ts';

export { ApiError, BotChallenge, NoAnswer, NotAnAnswer } from './failures.ts';

/** Whether an object without any field will do. */
type MayBeEmpty<T> = Partial<T> extends T ? true : false;
type Given<Key extends string, Value> = undefined extends Value ? { readonly [K in Key]?: Value } : { readonly [K in Key]: Value };
export type CallInput<N extends CallName> = Given<'params', CallParams<N>> & Given<'body', CallBodyInput<N>> & QueryOf<N> & CallOptions;
/** A query whose every value may be missing may be missing itself. */
type QueryOf<N extends CallName> =
  MayBeEmpty<CallQueryInput<N>> extends true ? { readonly query?: CallQueryInput<N> } : Given<'query', CallQueryInput<N>>;

/** One function for every call of the contract. Rejects with ApiError, BotChallenge, NotAnAnswer or NoAnswer, and nothing else that the network can cause. */
export type Api = <N extends CallName>(
  name: N,
  ...input: MayBeEmpty<CallInput<N>> extends true ? [input?: CallInput<N>] : [input: CallInput<N>]
) => Promise<CallResponse<N>>;

/** One line about one call: nothing of its query, body or answer. */
export interface CallRecord {
  readonly name: CallName;
  readonly correlationId: string;
  /** 0 without an answer. */
  readonly status: number;
  readonly ms: number;
  readonly outcome: 'answered' | 'refused' | 'challenged' | 'not-an-answer' | 'no-answer';
  readonly code?: string;
}

/** Answers instead of the network, outside production (spec 1 §7). */
export type MockPort = (name: CallName, method: string, url: string) => Promise<Response | undefined> | undefined;

export interface ClientPorts {
  readonly locale: LocaleId;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Origin without a slash at the end; empty for the page's own. */
  readonly baseUrl?: string;
  readonly accessKey?: string;
  /** Found again in the logs of every service that a page's calls went through. */
  readonly transactionId: string;
  readonly newId: () => string;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly timeouts: { readonly readMs: number; readonly writeMs: number };
  /** A shorter one for a read that somebody else answers, too, ms; undefined: as long as any. */
  readonly patience?: (name: CallName) => number | undefined;
  readonly sessionId?: () => string | undefined;
  readonly preview?: () => Preview | undefined;
  readonly inWebView?: () => boolean;
  readonly leadSource?: () => string | undefined;
  /** Placeholders that any message may use. */
  readonly placeholders?: MessageValues;
  readonly loadErrors: () => Promise<ErrorTable>;
  /** Checks an answer against its schema and returns it, now or later; absent, answers are taken at their word. */
  readonly parse?: ((name: CallName, body: unknown) => unknown) | undefined;
  readonly mock?: MockPort | undefined;
  readonly onCall?: (record: CallRecord) => void;
  readonly onChallenge?: (challenge: BotChallenge) => void;
}

type Failure = ApiError | BotChallenge;

/** An answer as it came: JSON of the shop, a refusal included. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterMs: number | undefined;
}

export interface Client {
  readonly api: Api;
  /** For the replay engine, which judges answers itself. Rejects with NotAnAnswer or NoAnswer alone. */
  readonly send: (name: CallName, input: LooseInput) => Promise<RawAnswer>;
}

/** The contract's client: no DOM, no storage, no schemas, so that page, service worker and tests run the same. */
export const createClient = (ports: ClientPorts): Client => {
  const { now } = ports;

  const envelopeOf = (input: LooseInput): Envelope => ({
    baseUrl: ports.baseUrl ?? '',
    locale: input.locale ?? ports.locale,
    accessKey: ports.accessKey ?? DEFAULT_ACCESS_KEY,
    transactionId: ports.transactionId,
    correlationId: ports.newId(),
    sessionId: ports.sessionId?.(),
    preview: ports.preview?.(),
    inWebView: ports.inWebView?.() ?? false,
    leadSource: ports.leadSource?.(),
  });

  /** Sends, and reads the whole answer within the time limit. */
  const exchange = async (name: CallName, input: LooseInput, envelope: Envelope): Promise<{ response: Response; body: unknown }> => {
    const [method] = wire[name];
    const url = urlOf(name, input, envelope);
    const init = initOf(name, input, envelope);
    const { signal } = input;
    if (signal?.aborted) throw new NoAnswer('aborted', false, signal.reason);
    const limit = new AbortController();
    const stop = (): void => limit.abort(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    let late = false;
    const expire = (): void => {
      late = true;
      limit.abort();
    };
    const timer = setTimeout(
      expire,
      input.timeoutMs ?? ports.patience?.(name) ?? (method === 'GET' ? ports.timeouts.readMs : ports.timeouts.writeMs),
    );
    try {
      const response = (await ports.mock?.(name, method, url)) ?? (await ports.fetch(url, { ...init, signal: limit.signal }));
      return { response, body: await readAnswer(response, now()) };
    } catch (error) {
      if (error instanceof NotAnAnswer) throw error;
      throw new NoAnswer(late ? 'timeout' : signal?.aborted ? 'aborted' : 'network', true, error, method === 'GET');
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  };

  const parsed = async (name: CallName, status: number, body: unknown): Promise<unknown> => {
    try {
      return ports.parse ? await ports.parse(name, body) : body;
    } catch (error) {
      throw new NotAnAnswer(status, `not what ${name} answers: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  /** One exchange, judged, with its line in the log. `failure` is what an answer of 400 or more stands for. */
  const attempt = async (name: CallName, input: LooseInput): Promise<{ answer: RawAnswer; failure: Failure | undefined }> => {
    const envelope = envelopeOf(input);
    const started = now();
    const record = (status: number, outcome: CallRecord['outcome'], code?: string): void =>
      ports.onCall?.({ name, correlationId: envelope.correlationId, status, ms: Math.round(now() - started), outcome, ...(code ? { code } : {}) });
    try {
      const { response, body } = await exchange(name, input, envelope);
      const { status, headers } = response;
      const retryAfterMs = retryAfterOf(headers, now());
      if (status < 400) {
        const answer = { status, body: await parsed(name, status, body), retryAfterMs };
        record(status, 'answered');
        return { answer, failure: undefined };
      }
      const failure = await failureOf(response, body, { table: ports.loadErrors, general: ports.placeholders ?? {}, now: now() });
      if (failure instanceof NotAnAnswer) throw failure;
      if (failure instanceof BotChallenge) ports.onChallenge?.(failure);
      record(status, failure instanceof ApiError ? 'refused' : 'challenged', failure instanceof ApiError ? failure.code : undefined);
      return { answer: { status, body, retryAfterMs }, failure };
    } catch (error) {
      if (error instanceof NotAnAnswer) record(error.status, 'not-an-answer');
      else if (error instanceof NoAnswer) record(0, 'no-answer', error.reason);
      throw error;
    }
  };

  const call = async (name: CallName, input: LooseInput = {}): Promise<unknown> => {
    for (let retries = name === 'auth.token' ? TOKEN_RETRIES : 0; ; retries -= 1) {
      const { answer, failure } = await attempt(name, input);
      if (!failure) return answer.body;
      if (retries === 0 || failure.status !== TOKEN_RETRY_STATUS) throw failure;
      await ports.wait(TOKEN_RETRY_DELAY_MS);
    }
  };

  return {
    api: call as Api,
    send: async (name, input) => (await attempt(name, input)).answer,
  };
};
