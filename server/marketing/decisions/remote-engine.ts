import { type DecideAnswer, decideAnswerSchema, type DecideBody } from '#contract/calls/decision.ts';
import type { Log } from '#server/platform/http/context.ts';

/** A page waits for its decisions: an engine that takes longer decides nothing. */
const TIMEOUT_MS = 800;
const ANSWER_LIMIT = 256 * 1024;

export const NO_DECISIONS: DecideAnswer = { decisions: [], recommendations: [] };

export interface RemoteEngine {
  readonly decide: (brand: string, body: DecideBody) => Promise<DecideAnswer>;
  /** False: the engine did not take them. */
  readonly record: (brand: string, body: object) => Promise<boolean>;
}

interface RemotePorts {
  /** DECISION_ENGINE_URL without a slash at the end. */
  readonly url: string;
  readonly log: Log;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  readonly timeoutMs?: number;
}

/**
 * Another decision engine in the place of the shop's own: the same paths below its address. It is given the body of the call alone: no cookie, no address
 * of the visitor. Where it does not answer in time, or answers something else, nothing is decided and pages show their baselines.
 */
export const createRemoteEngine = ({ url, log, fetch: ask = fetch, timeoutMs = TIMEOUT_MS }: RemotePorts): RemoteEngine => {
  const post = async (path: string, body: object): Promise<string | undefined> => {
    try {
      const response = await ask(url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return await readAtMost(response, ANSWER_LIMIT);
    } catch (error) {
      log.warn({ failure: error instanceof Error ? error.message.slice(0, 100) : 'unknown' }, 'the decision engine did not answer');
      return undefined;
    }
  };
  return {
    decide: async (brand, body) => {
      const text = await post(`/api/engine/v1/decide/${brand}`, body);
      if (text === undefined) return NO_DECISIONS;
      const answer = decideAnswerSchema.safeParse(parseJson(text));
      if (!answer.success) log.warn({}, 'the decision engine answered something else than decisions');
      return answer.success ? answer.data : NO_DECISIONS;
    },
    record: async (brand, body) => (await post(`/api/engine/v1/impressions/${brand}`, body)) !== undefined,
  };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readAtMost = async (response: Response, limit: number): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new Error('answer too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};
