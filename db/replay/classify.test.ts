import { describe, expect, test } from 'vitest';
import { errors } from '#contract/errors/errors.ts';
import type { ErrorRow } from '#contract/errors/row.ts';
import { makeSnapshot } from '#tests/support/make-held.ts';
import { classify, readCart } from './classify.ts';
import type { Answer } from './ports.ts';

const answer = (status: number, body: unknown, retryAfterMs: number | null = null): Answer => ({ kind: 'answer', status, body, retryAfterMs });
const refused = (status: number, code: string): Answer =>
  answer(status, { errorDetails: [{ errorId: code, message: 'x' }], appId: 'waymark', correlationId: 'c', status });

/** What the catalogue calls a verdict, in the engine's words. */
const EXPECTED: Readonly<Record<ErrorRow['replay'], string>> = {
  refused: 'refused',
  retry: 'again',
  rebuild: 'rebuild',
  restart: 'restart',
  renew: 'renew',
  rebase: 'rebase',
  hold: 'hold',
};

describe('the meaning of an answer', () => {
  test.each(Object.entries(errors))('[ANS1] %s is classified as the catalogue says', (code, row: ErrorRow) => {
    expect(classify(refused(row.status, code), readCart).kind).toBe(EXPECTED[row.replay]);
  });

  test('[ANS8] the text of a message does not matter', () => {
    const body = { errorDetails: [{ errorId: 'INV700', message: 'BSK404 not found 401 retry' }], appId: 'waymark' };
    expect(classify(answer(409, body), readCart)).toEqual({ kind: 'refused', refusal: { code: 'INV700', status: 409 } });
  });

  test.each([
    ['nothing came back', { kind: 'no-answer' }, 'unknown'],
    ['it never left', { kind: 'never-sent' }, 'no'],
    ['a page of somebody else', { kind: 'not-an-answer', status: 200, retryAfterMs: null }, 'unknown'],
    ['500', refused(500, 'GEN500'), 'unknown'],
    ['502', answer(502, {}), 'unknown'],
    ['504', answer(504, {}), 'unknown'],
    ['503', answer(503, {}), 'no'],
    ['429', answer(429, {}), 'no'],
    ['the same key in progress', refused(409, 'WMK409K'), 'unknown'],
    ['success without a cart', answer(200, { ok: true }), 'unknown'],
    ['half a cart', answer(200, { id: 'c', version: 1 }), 'unknown'],
    ['a refusal without a code', answer(400, { message: 'no' }), 'unknown'],
  ] satisfies [string, Answer, string][])('[ANS5] after this answer the request is sent again unchanged: %s', (_, what, processed) => {
    expect(classify(what, readCart)).toMatchObject({ kind: 'again', processed });
  });

  test('[ANS9] the wait that the server asks for is kept', () => {
    expect(classify(answer(429, {}, 7_000), readCart)).toMatchObject({ askedMs: 7_000 });
    expect(classify({ kind: 'not-an-answer', status: 503, retryAfterMs: 9_000 }, readCart)).toMatchObject({ askedMs: 9_000, processed: 'unknown' });
  });

  test('[ANS7] a 403 of the challenge, of another identity, of a gate and of a rule are distinguished', () => {
    expect(classify(answer(403, { appId: 'guard' }), readCart)).toEqual({ kind: 'hold', reason: 'challenge' });
    expect(classify(refused(403, 'WMK403S'), readCart)).toEqual({ kind: 'hold', reason: 'identity' });
    expect(classify(answer(403, {}), readCart)).toEqual({ kind: 'hold', reason: 'forbidden' });
    expect(classify(refused(403, 'GWP403'), readCart).kind).toBe('refused');
  });

  test('[ANS1] a cart is recognised by its fields', () => {
    expect(classify(answer(200, makeSnapshot({ '10000001': 1 })), readCart).kind).toBe('done');
  });
});
