import type { Cart } from '#contract/cart.ts';
import type { SuspendReason, Refusal } from '#db/mutations/mutation.ts';
import type { Answer } from './ports.ts';

/** What an answer means for its request ([ANS]). Status and code decide, never the text of a message. */
export type Verdict<T> =
  | { readonly kind: 'done'; readonly body: T }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Send the same body with the same key again. `processed: 'no'` only where the contract guarantees that nothing happened. */
  | { readonly kind: 'again'; readonly processed: 'no' | 'unknown'; readonly askedMs: number; readonly answered: boolean }
  | { readonly kind: 'renew' }
  | { readonly kind: 'rebuild' }
  | { readonly kind: 'restart' }
  | { readonly kind: 'rebase' }
  | { readonly kind: 'hold'; readonly reason: SuspendReason };

type Special = Exclude<Verdict<never>['kind'], 'done' | 'refused'>;

/** The codes of contract/errors/errors.ts that are not plain refusals. A test keeps the two in step, because the engine does not load the catalogue. */
export const SPECIAL_CODES: Readonly<Record<string, Special>> = {
  BSK404: 'rebuild',
  AUT498: 'restart',
  WMK401: 'renew',
  WMK403S: 'hold',
  WMK412: 'rebase',
  WMK426: 'hold',
  AUT409: 'again',
  WMK408: 'again',
  WMK409K: 'again',
  WMK429: 'again',
  WMK503: 'again',
};

/** Codes that refuse one change although their status is 401 or 403. Otherwise these statuses concern the session. */
const REFUSING: ReadonlySet<string> = new Set(
  'GWP403 AUT403 WMK403B WMK403O REW130 REW135 REW401 AUT401 AUT404 AUT418 AUT426 AUT432 AUT437 AUT438'.split(' '),
);

/** `read` parses the body, or returns null if it is not the response of the call, whatever its status. */
export function classify<T>(answer: Answer, read: (body: unknown) => T | null): Verdict<T> {
  if (answer.kind === 'never-sent') return again('no', 0, false);
  if (answer.kind !== 'answer') return again('unknown', answer.retryAfterMs ?? 0, answer.kind === 'not-an-answer');
  const { status, body } = answer;
  if (status >= 200 && status < 300) {
    const known = read(body);
    return known === null ? again('unknown', 0, true) : { kind: 'done', body: known };
  }
  const refusal = refusalOf(status, body);
  return byCode(answer, refusal?.code) ?? byStatus(answer, refusal);
}

const again = (processed: 'no' | 'unknown', askedMs: number, answered: boolean): Verdict<never> => ({ kind: 'again', processed, askedMs, answered });

type Answered = Extract<Answer, { kind: 'answer' }>;

function byCode({ retryAfterMs }: Answered, code: string | undefined): Verdict<never> | null {
  const kind = code === undefined ? undefined : SPECIAL_CODES[code];
  if (!kind) return null;
  if (kind === 'hold') return { kind, reason: code === 'WMK426' ? 'client-too-old' : 'identity' };
  // An attempt with this key is in progress; its outcome is not known yet.
  if (kind === 'again') return again(code === 'WMK409K' ? 'unknown' : 'no', retryAfterMs ?? (code === 'WMK409K' ? IN_PROGRESS_WAIT_MS : 0), true);
  return { kind };
}

const IN_PROGRESS_WAIT_MS = 1_000;

function byStatus({ status, body, retryAfterMs }: Answered, refusal: Refusal | null): Verdict<never> {
  if (refusal && REFUSING.has(refusal.code)) return { kind: 'refused', refusal };
  if (status === 401) return { kind: 'renew' };
  if (status === 412) return { kind: 'rebase' };
  if (status === 426) return { kind: 'hold', reason: 'client-too-old' };
  // With these statuses a gateway guarantees that it did not forward the request.
  if (status === 425 || status === 429 || status === 503) return again('no', retryAfterMs ?? 0, true);
  if (status >= 500 || status === 408) return again('unknown', retryAfterMs ?? 0, true);
  if (status === 403) return { kind: 'hold', reason: !refusal && hasAppId(body) ? 'challenge' : 'forbidden' };
  // A refusal of the server always has a code; without one, something else answered.
  return refusal ? { kind: 'refused', refusal } : again('unknown', 0, true);
}

const hasAppId = (body: unknown): boolean => typeof body === 'object' && body !== null && 'appId' in body;

function refusalOf(status: number, body: unknown): Refusal | null {
  const first: unknown = (body as { errorDetails?: readonly unknown[] } | null)?.errorDetails?.[0];
  const { errorId, details } = (first ?? {}) as { errorId?: unknown; details?: unknown };
  return typeof errorId === 'string' ? { code: errorId, status, ...(details !== undefined && { details }) } : null;
}

/** The body as a cart, if it has the fields that a snapshot needs; null for a truncated body or other JSON. */
export function readCart(body: unknown): Cart | null {
  const cart = body as Partial<Cart> | null;
  return typeof cart === 'object' &&
    typeof cart?.id === 'string' &&
    Number.isInteger(cart.version) &&
    Array.isArray(cart.items) &&
    typeof cart.totals === 'object'
    ? (cart as Cart)
    : null;
}
