import { describe, expect, it } from 'vitest';
import { createMockPaths } from './client/mock-paths.ts';
import { ApiError, BotChallenge, type CallRecord, type ClientPorts, createClient, NoAnswer, NotAnAnswer } from './client.ts';
import { errors } from './errors.ts';
import { parseAnswer } from './parse-answer.ts';

interface Sent {
  readonly url: URL;
  readonly init: RequestInit;
  readonly headers: Headers;
}

const cartId = '0193b0a4-77aa-7000-8000-000000000001';
const refusal = (status: number, errorId: string, details?: object, headers?: HeadersInit): Response =>
  Response.json({ errorDetails: [{ errorId, message: 'Server words', details }], appId: 'waymark', correlationId: 'c', status }, { status, headers });

/** A client over answers given in order; the last one is given for ever. */
const clientWith = (answers: Response | ((sent: Sent) => Response | Promise<Response>), overrides: Partial<ClientPorts> = {}) => {
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

const failure = async <E>(promise: Promise<unknown>, type: new (...args: never[]) => E): Promise<E> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(type);
  return error as E;
};

const time = { timestamp: '2026-11-21T12:00:00.000Z' };

describe('the address of a call', () => {
  it('fills the path, escapes what it fills, and carries query and locale', async () => {
    const { api, sent } = clientWith(Response.json({}));
    await api('cart.updateItem', { params: { basketId: 'a/b c' }, query: { itemId: 'x&y' }, body: { qty: 2 } });
    expect(sent[0]?.url.href).toBe('https://shop.test/cart/v1/cart/a%2Fb%20c/item?itemId=x%26y&locale=fr-fr');
    expect(sent[0]?.init).toMatchObject({ method: 'PUT', body: '{"qty":2}' });
  });

  it('leaves out what a query does not name', async () => {
    const { api, sent } = clientWith(Response.json({}));
    await api('products.productSearch', { query: { q: 'boot', categoryId: undefined, start: 24 } });
    expect(sent[0]?.url.search).toBe('?q=boot&start=24&locale=fr-fr');
  });

  it('stands below the preview prefix in preview; the content service has a mode and a date instead', async () => {
    const { api, sent } = clientWith(Response.json({}), { preview: () => ({ at: '2026-12-24T00:00:00.000Z' }) });
    await api('fapi.serverTime');
    await api('content.menu', { params: { mode: 'publish', siteId: 'WAYMARK-FR' } });
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/preview/fapi/server/time', '/preview/caas/v1/canvas/augmentedpage/menu/WAYMARK-FR']);
    expect(sent.map(({ headers }) => headers.get('X-Preview-Date'))).toEqual([null, '2026-12-24T00:00:00.000Z']);
    expect(sent.map(({ init }) => init.cache)).toEqual(['no-store', 'no-store']);
  });

  it('may be in another locale: a change is sent in the one it was made in', async () => {
    const { send, sent } = clientWith(Response.json({}));
    await send('cart.get', { params: { basketId: cartId }, locale: 'de-de' });
    expect(sent[0]?.url.searchParams.get('locale')).toBe('de-de');
    expect(sent[0]?.headers.get('X-Locale')).toBe('de-de');
  });

  it('is never made with a hole in it', async () => {
    const { api, sent } = clientWith(Response.json({}));
    await failure(api('cart.get', { params: { basketId: '' } }), TypeError);
    expect(sent).toEqual([]);
  });
});

describe('what a call carries', () => {
  it('names page, call, client, locale and the context ECOMM, ECOM15', async () => {
    const { api, sent } = clientWith(Response.json(time));
    await api('fapi.serverTime');
    await api('fapi.serverTime');
    const [first, second] = sent.map(({ headers }) => headers);
    expect(Object.fromEntries(first ?? [])).toMatchObject({
      accept: 'application/json',
      'x-transaction-id': 'page-1',
      'x-correlation-id': 'call-1',
      'x-access-key': 'waymark-web',
      'x-locale': 'fr-fr',
      'x-context-channel': 'ECOMM',
      'x-context-source': 'ECOM15',
    });
    expect([second?.get('X-Transaction-Id'), second?.get('X-Correlation-Id')]).toEqual(['page-1', 'call-2']);
    expect(first?.has('Content-Type')).toBe(false);
  });

  it('names the session to authentication and consumer services alone', async () => {
    const { api, sent } = clientWith(Response.json({}), { sessionId: () => 'visit-1' });
    await api('auth.token', { body: { type: 'Guest' } });
    await api('cart.get', { params: { basketId: cartId } });
    expect(sent.map(({ headers }) => headers.get('X-Session-Id'))).toEqual(['visit-1', null]);
  });

  it.each([
    [false, 'ECOMM'],
    [true, 'MOBILE_APP'],
  ])('says where an order is placed; in a web view %s: %s', async (inWebView, channel) => {
    const { send, sent } = clientWith(Response.json({}), { inWebView: () => inWebView });
    await send('cart.placeOrder', { body: {} });
    await send('cart.prepareOrder', { body: { basketId: cartId } });
    expect(sent.map(({ headers }) => headers.get('X-Channel'))).toEqual([channel, null]);
  });

  it('goes without credentials when it is public, so that its answer is nobody’s', async () => {
    const { api, sent } = clientWith(Response.json({}));
    await api('products.inventory', { params: { productId: 'ABCDEFGH' } });
    await api('cart.get', { params: { basketId: cartId } });
    expect(sent.map(({ init }) => init.credentials)).toEqual(['omit', 'same-origin']);
  });

  it('has key, subject and version of a change', async () => {
    const { api, sent } = clientWith(Response.json({}));
    await api('cart.applyCoupon', { body: { cartId, code: 'TRAIL10' }, key: 'key-0001', subject: 'guest-1', ifMatch: 7 });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'idempotency-key': 'key-0001',
      'x-waymark-subject': 'guest-1',
      'if-match': '"7"',
      'content-type': 'application/json',
    });
  });
});

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

describe('mocked paths', () => {
  const mocked = (mocks: Parameters<typeof createMockPaths>[0]) => clientWith(Response.json({ real: true }), { mock: createMockPaths(mocks) });

  it('answer with 200 unless told, and the network is not asked', async () => {
    const { api, sent } = mocked([{ path: '/fapi/server/*', body: time }]);
    expect(await api('fapi.serverTime')).toEqual(time);
    expect(sent).toEqual([]);
  });

  it('may be of one method and have a status', async () => {
    const { api, sent } = mocked([
      {
        path: 'POST /cart/v1/item',
        status: 409,
        body: { errorDetails: [{ errorId: 'INV700', message: '' }], appId: 'waymark', correlationId: 'm', status: 409 },
      },
    ]);
    expect((await failure(api('cart.addItem', { body: { cartId, product: 'ABCDEFGHK1B', upc: '01234567' } }), ApiError)).code).toBe('INV700');
    expect(await api('cart.removeItem', { body: { cartId, itemId: '1' } })).toEqual({ real: true });
    expect(sent).toHaveLength(1);
  });

  it('match below the preview prefix only when they say so, and dots mean dots', async () => {
    const { api, sent } = mocked([{ path: '/fapi.server/time', body: {} }]);
    await api('fapi.serverTime');
    expect(sent).toHaveLength(1);
  });
});
