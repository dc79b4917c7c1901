import { describe, expect, it } from 'vitest';
import { ApiError, BotChallenge, NotAnAnswer } from './client.ts';
import { parseAnswer } from '#contract/calls/parse-answer.ts';
import { cartId, clientWith, failure, refusal, time } from './testing.ts';

describe('a refusal', () => {
  it('has code, level, words and figures for them', async () => {
    const { api, records } = clientWith(refusal(409, 'INV408', { maxAllowedQty: 3, list: [1] }), { placeholders: { shop: 'Waymark' } });
    const error = await failure(api('cart.get', { params: { basketId: cartId } }), ApiError);
    expect(error.refused).toMatchObject({
      code: 'INV408',
      status: 409,
      level: 'item',
      messageKey: 'error.maxQuantity',
      values: { shop: 'Waymark', maxAllowedQty: 3 },
      serverMessage: 'Server words',
      replay: 'refused',
    });
    expect(error.values).not.toHaveProperty('list');
    expect(records).toMatchObject([{ name: 'cart.get', status: 409, outcome: 'refused', code: 'INV408' }]);
  });

  it.each([
    [500, 'retry'],
    [429, 'retry'],
    [401, 'renew'],
    [412, 'rebase'],
    [426, 'hold'],
    [400, 'refused'],
  ])('with a code that this page has not heard of goes by its status %s: %s', async (status, replay) => {
    const { api } = clientWith(refusal(status, 'NEW999'));
    expect((await failure(api('fapi.serverTime'), ApiError)).refused).toMatchObject({
      code: 'NEW999',
      messageKey: 'error.general',
      level: 'top',
      replay,
    });
  });

  it('is one even when the catalogue cannot be loaded, or its code is a word of JavaScript', async () => {
    const { api } = clientWith(refusal(404, 'ORD404'), { loadErrors: () => Promise.reject(new Error('offline')) });
    expect((await failure(api('fapi.serverTime'), ApiError)).refused).toMatchObject({
      code: 'ORD404',
      messageKey: 'error.general',
      replay: 'refused',
    });
    const odd = clientWith(refusal(404, 'toString'));
    expect((await failure(odd.api('fapi.serverTime'), ApiError)).messageKey).toBe('error.general');
  });

  it('says how long to wait, in seconds or by date', async () => {
    const asked = async (value: string) =>
      (await failure(clientWith(refusal(429, 'WMK429', {}, { 'Retry-After': value })).api('fapi.serverTime'), ApiError)).refused.retryAfterMs;
    expect(await asked('3')).toBe(3000);
    expect(await asked('Thu, 01 Jan 1970 00:00:05 GMT')).toBe(5000);
    expect(await asked('soon')).toBeUndefined();
  });
});

describe('the bot challenge', () => {
  it('is a 403 with an appId and no errorDetails, and is announced', async () => {
    const { api, challenges, records } = clientWith(Response.json({ appId: 'defence', correlationId: 'c-9', status: 403 }, { status: 403 }));
    const error = await failure(api('fapi.serverTime'), BotChallenge);
    expect(error).toMatchObject({ appId: 'defence', correlationId: 'c-9' });
    expect(challenges).toEqual([error]);
    expect(records).toMatchObject([{ outcome: 'challenged' }]);
  });

  it('is not a 403 that says why', async () => {
    const { api, challenges } = clientWith(refusal(403, 'GWP403'));
    await failure(api('fapi.serverTime'), ApiError);
    expect(challenges).toEqual([]);
  });
});

describe('what is not an answer', () => {
  const html = '<html>Welcome to the hotel</html>';
  it.each([
    ['HTML with 200: a captive portal', new Response(html, { headers: { 'Content-Type': 'text/html' } }), 200],
    ['HTML with 502: a proxy', new Response(html, { status: 502, headers: { 'Content-Type': 'text/html' } }), 502],
    ['half a body', new Response('{"timestamp":', { headers: { 'Content-Type': 'application/json' } }), 200],
    ['a redirection', new Response(null, { status: 302, headers: { Location: 'https://portal.example' } }), 302],
    ['JSON of somebody else with 500', Response.json({ oops: true }, { status: 500 }), 500],
    ['a 403 that names neither app nor reason', Response.json({}, { status: 403 }), 403],
    ['no content type', new Response(new Blob([]), { status: 200 }), 200],
  ])('%s', async (_, response, status) => {
    const { api, send, records } = clientWith(response);
    expect((await failure(api('fapi.serverTime'), NotAnAnswer)).status).toBe(status);
    await failure(send('fapi.serverTime', {}), NotAnAnswer);
    expect(records.map(({ outcome }) => outcome)).toEqual(['not-an-answer', 'not-an-answer']);
  });

  it('JSON that is not what the contract says, where answers are checked', async () => {
    const { api } = clientWith(Response.json({ welcome: 'to the hotel' }), { parse: parseAnswer });
    expect((await failure(api('fapi.serverTime'), NotAnAnswer)).message).toContain('fapi.serverTime: timestamp');
    expect(await clientWith(Response.json(time), { parse: parseAnswer }).api('fapi.serverTime')).toEqual(time);
  });

  it('keeps the wait that a proxy asks for', async () => {
    const { api } = clientWith(new Response('busy', { status: 503, headers: { 'Retry-After': '2' } }));
    expect((await failure(api('fapi.serverTime'), NotAnAnswer)).retryAfterMs).toBe(2000);
  });
});
