import { describe, expect, it } from 'vitest';
import { cartId, clientWith, failure, refusal, type Sent } from './testing.ts';
import { ApiError, NoAnswer } from './client.ts';

describe('no answer', () => {
  /** Waits for ever, unless it is aborted. */
  const silent = ({ init }: Sent): Promise<Response> =>
    new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))));

  it('is told from a network that fails', async () => {
    const { api, records } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(api('fapi.serverTime'), NoAnswer)).toMatchObject({ reason: 'network', sent: true });
    expect(records).toMatchObject([{ status: 0, outcome: 'no-answer', code: 'network' }]);
  });

  it('comes after the time that settings or the call allow', async () => {
    const { api } = clientWith(silent, { timeouts: { readMs: 10, writeMs: 15_000 } });
    expect(await failure(api('fapi.serverTime'), NoAnswer)).toMatchObject({ reason: 'timeout', sent: true });
    expect(await failure(api('cart.applyCoupon', { body: { cartId, code: 'X' }, timeoutMs: 10 }), NoAnswer)).toMatchObject({ reason: 'timeout' });
  });

  it('covers a body that never ends', async () => {
    const { api } = clientWith(
      ({ init }) => {
        const body = new ReadableStream({
          start: (controller) => init.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
        });
        return new Response(body, { headers: { 'Content-Type': 'application/json' } });
      },
      { timeouts: { readMs: 10, writeMs: 10 } },
    );
    expect(await failure(api('fapi.serverTime'), NoAnswer)).toMatchObject({ reason: 'timeout' });
  });

  it('is what who stops it gets; before it left it was never sent', async () => {
    const { api, sent } = clientWith(silent);
    const stop = new AbortController();
    const call = failure(api('fapi.serverTime', { signal: stop.signal }), NoAnswer);
    await Promise.resolve();
    stop.abort();
    expect(await call).toMatchObject({ reason: 'aborted', sent: true });
    expect(await failure(api('fapi.serverTime', { signal: stop.signal }), NoAnswer)).toMatchObject({ reason: 'aborted', sent: false });
    expect(sent).toHaveLength(1);
  });
});

describe('a token', () => {
  const ask = { body: { type: 'Guest' } } as const;

  it('that is refused with 409 is asked for once more after 2 s', async () => {
    let asked = 0;
    const { api, waits } = clientWith(() => ((asked += 1) === 1 ? refusal(409, 'AUT409') : Response.json({ subject: 's' })));
    expect(await api('auth.token', ask)).toEqual({ subject: 's' });
    expect([asked, waits]).toEqual([2, [2000]]);
  });

  it('that is refused twice stays refused, and other failures are not tried again', async () => {
    const twice = clientWith(refusal(409, 'AUT409'));
    expect((await failure(twice.api('auth.token', ask), ApiError)).code).toBe('AUT409');
    expect(twice.sent).toHaveLength(2);
    const other = clientWith(refusal(500, 'AUT500'));
    await failure(other.api('auth.token', ask), ApiError);
    expect(other.sent).toHaveLength(1);
  });

  it('alone is: no other call is repeated behind the back of who made it', async () => {
    const { api, sent } = clientWith(refusal(409, 'WMK409K'));
    await failure(api('cart.applyCoupon', { body: { cartId, code: 'X' } }), ApiError);
    expect(sent).toHaveLength(1);
  });
});

describe('the answer as it came, for the replay engine', () => {
  it('is status and body, refusals included', async () => {
    const { send } = clientWith(refusal(404, 'BSK404'));
    expect(await send('cart.get', { params: { basketId: cartId } })).toMatchObject({
      status: 404,
      body: { errorDetails: [{ errorId: 'BSK404' }] },
      retryAfterMs: undefined,
    });
    const done = clientWith(Response.json({ id: cartId }, { status: 201 }));
    expect(await done.send('cart.create', { body: {} })).toEqual({ status: 201, body: { id: cartId }, retryAfterMs: undefined });
  });

  it('is never asked twice', async () => {
    const { send, sent } = clientWith(refusal(409, 'AUT409'));
    await send('auth.token', { body: { type: 'Guest' } });
    expect(sent).toHaveLength(1);
  });
});

it('leaves one line a call, with nothing of what was asked or answered', async () => {
  const { api, records } = clientWith(Response.json({ secret: 'answer-secret' }));
  await api('cart.applyCoupon', { body: { cartId, code: 'body-secret' }, key: 'key-secret', subject: 'subject-secret' });
  expect(records).toEqual([{ name: 'cart.applyCoupon', correlationId: 'call-1', status: 200, ms: 0, outcome: 'answered' }]);
});
