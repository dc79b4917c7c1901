import type { ErrorCode } from '#contract/errors/errors.ts';
import { errors } from '#contract/errors/errors.ts';
import { APP_ID } from '#contract/headers.ts';
import type { Fate } from './exchange.ts';

type Answer = Extract<Fate, { kind: 'answer' }>;

/** What a hotel answers whatever one asks: 200, and a page. */
export const PORTAL: Answer = {
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
  body: '<!doctype html><title>Welcome</title><h1>Free wifi</h1><form><button>Accept</button></form>',
};

/** What a gateway says of a shop that is not there. */
export const failure = (status: number): Answer => ({
  kind: 'answer',
  status,
  headers: { 'content-type': 'text/plain' },
  body: 'upstream failure',
});

/** A refusal as the shop itself would write it. */
export const refusal = (code: ErrorCode): Answer => {
  const { status } = errors[code];
  const body = { errorDetails: [{ errorId: code, message: code }], appId: APP_ID, correlationId: '00000000-0000-4000-8000-000000000000', status };
  return { kind: 'answer', status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) };
};
