import { BOT_CHALLENGE_STATUS } from '../constants.ts';
import type { ApiErrorBody } from '#contract/errors/api-error.ts';
import type { ErrorRow } from '../errors/row.ts';
import { ApiError, BotChallenge, type MessageValues, NotAnAnswer } from './failures.ts';

/** The error catalogue, handed in: it is loaded with the first refusal. */
export type ErrorTable = Readonly<Record<string, ErrorRow>>;

const general: ErrorRow = { status: 500, level: 'top', messageKey: 'error.general', action: { do: 'show' }, replay: 'refused' };

/** What an unknown code means goes by its status: newer servers may have codes that this page has not heard of. */
const byStatus = (status: number): ErrorRow => {
  const replay =
    status === 401
      ? 'renew'
      : status === 412
        ? 'rebase'
        : status === 426
          ? 'hold'
          : status === 408 || status === 429 || status >= 500
            ? 'retry'
            : 'refused';
  return { ...general, status, replay };
};

/** Retry-After in ms, from seconds or a date. */
export const retryAfterOf = (headers: Headers, now: number): number | undefined => {
  const value = headers.get('Retry-After');
  if (value === null) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
};

const isJson = (headers: Headers): boolean => /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '');

/** The body of an answer, parsed; anything that is not the shop's JSON is a NotAnAnswer. */
export const readAnswer = async (response: Response, now: number): Promise<unknown> => {
  const retryAfterMs = retryAfterOf(response.headers, now);
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
    throw new NotAnAnswer(response.status, 'a redirection', retryAfterMs);
  if (!isJson(response.headers))
    throw new NotAnAnswer(response.status, `content type ${response.headers.get('Content-Type') ?? 'missing'}`, retryAfterMs);
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new NotAnAnswer(response.status, 'a body that is not JSON', retryAfterMs);
    throw error;
  }
};

const scalars = (details: Readonly<Record<string, unknown>>): MessageValues =>
  Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number'),
  );

const isBody = (body: unknown): body is Partial<ApiErrorBody> => typeof body === 'object' && body !== null;

interface Reading {
  readonly table: () => Promise<ErrorTable>;
  /** Filled into every message: the shop's name, how to reach it. */
  readonly general: MessageValues;
  readonly now: number;
}

/** The failure that a JSON body with a status of 400 or more stands for. */
export const failureOf = async (
  response: Response,
  body: unknown,
  { table, general: placeholders, now }: Reading,
): Promise<ApiError | BotChallenge | NotAnAnswer> => {
  const { status, headers } = response;
  const retryAfterMs = retryAfterOf(headers, now);
  const { errorDetails, appId = '', correlationId = '' } = isBody(body) ? body : {};
  const first = Array.isArray(errorDetails) ? errorDetails[0] : undefined;
  if (!first || typeof first.errorId !== 'string') {
    if (status === BOT_CHALLENGE_STATUS && appId) return new BotChallenge(appId, correlationId);
    return new NotAnAnswer(status, 'no error in it', retryAfterMs);
  }
  // The catalogue may be out of reach without network; the refusal is still one.
  const rows = await table().catch((): ErrorTable => ({}));
  const row = Object.hasOwn(rows, first.errorId) ? (rows[first.errorId] ?? byStatus(status)) : byStatus(status);
  const details = first.details ?? {};
  return new ApiError({
    code: first.errorId,
    status,
    level: row.level,
    messageKey: row.messageKey,
    action: row.action,
    replay: row.replay,
    values: { ...placeholders, ...scalars(details) },
    details,
    serverMessage: typeof first.message === 'string' ? first.message : '',
    words: row.words,
    appId,
    correlationId,
    retryAfterMs,
  });
};
