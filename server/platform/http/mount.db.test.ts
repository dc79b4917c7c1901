import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTICES, openProbeShop, type ProbeShop, readRefusal, wish } from './testing-service.ts';
import { TEST_ORIGIN } from './testing.ts';

let shop: ProbeShop;
beforeAll(async () => {
  shop = await openProbeShop();
});
afterAll(() => shop.database.close());

describe('routes from the contract', () => {
  it('parses path, query and body, and answers', async () => {
    const response = await shop.serviceWith().request('/products/v2/search/productSearch?start=24&sort=newest&locale=fr-fr');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ start: 24, sort: 'newest' });
  });

  it('answers below the preview prefix too, for nobody to keep', async () => {
    const seen: (string | undefined)[] = [];
    const service = shop.serviceWith(
      {},
      { 'products.inventory': async ({ params }, ctx) => (seen.push(ctx.previewAt?.toISOString()), { productId: params.productId, variants: {} }) },
    );
    const response = await service.request('/preview/products/v2/products/ABCDEFGH/inventory', {
      headers: { 'X-Preview-Date': '2026-12-24T00:00:00Z' },
    });
    await service.request('/products/v2/products/ABCDEFGH/inventory', { headers: { 'X-Preview-Date': '2026-12-24T00:00:00Z' } });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(seen).toEqual(['2026-12-24T00:00:00.000Z', undefined]);
  });

  it('gives the locale of the query and refuses one that it does not know', async () => {
    const seen: string[] = [];
    const service = shop.serviceWith({}, { 'fapi.serverTime': async (_, ctx) => (seen.push(ctx.locale.id), { timestamp: '' }) });
    await service.request('/fapi/server/time?locale=de-de');
    await service.request('/fapi/server/time');
    expect(seen).toEqual(['de-de', 'en-us']);
    expect(await readRefusal(await service.request('/fapi/server/time?locale=xx-yy'))).toMatchObject({ status: 400, code: 'WMK400' });
  });

  it('says that a path is not there, or not for this method', async () => {
    const service = shop.serviceWith();
    expect(await readRefusal(await service.request('/cart/v1/nothing'))).toMatchObject({ status: 404, code: 'API404' });
    expect(await readRefusal(await service.request('/preview/fapi/nothing'))).toMatchObject({ status: 404, code: 'API404' });
    const response = await service.request('/fapi/server/time', { method: 'POST' });
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(await readRefusal(response)).toMatchObject({ status: 405, code: 'API405' });
    expect((await service.request('/cart')).headers.get('X-Correlation-Id')).toBeNull();
  });

  it('answers HEAD without a body and OPTIONS with the methods', async () => {
    const head = await shop.serviceWith().request('/fapi/server/time', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const options = await shop.serviceWith().request('/fapi/server/time', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, HEAD']);
  });

  it('takes an id of the wrong form for an id of nothing', async () => {
    expect(await readRefusal(await shop.serviceWith().request('/products/v2/products/short/inventory'))).toMatchObject({
      status: 404,
      code: 'PLP400',
    });
    expect(await readRefusal(await shop.serviceWith().request('/products/v2/products/ABCDEF%00H/inventory'))).toMatchObject({
      status: 404,
      code: 'PLP400',
    });
  });
});

describe('what a client sends', () => {
  const availability = '/products/v1/products/ABCDEFGH/availability';
  const post = (body: BodyInit | null, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
    shop.serviceWith().request(availability, { method: 'POST', headers, body });

  it.each([
    ['JSON that is none', '{"upcs":', 'WMK400'],
    ['no body', null, 'WMK400'],
    ['the wrong type', '{"upcs":"x","storeIds":[]}', 'WMK400'],
    ['NUL in a text', String.raw`{"upcs":[],"storeIds":[],"x":"\u0000"}`, 'WMK400'],
    ['half a surrogate pair', String.raw`{"upcs":[],"storeIds":[],"x":"\ud800"}`, 'WMK400'],
    ['a nesting without end', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'WMK400'],
    ['too much', `"${'x'.repeat(300_000)}"`, 'WMK413'],
  ])('is refused when it is %s', async (_, body, code) => {
    expect((await readRefusal(await post(body))).code).toBe(code);
  });

  it('must be JSON in UTF-8, not compressed', async () => {
    expect((await readRefusal(await post('{}', { 'Content-Type': 'text/plain' }))).code).toBe('API415');
    expect((await readRefusal(await post('{}', { 'Content-Type': 'application/json; charset=latin1' }))).code).toBe('API415');
    expect((await readRefusal(await post('{}', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }))).code).toBe('API415');
    expect((await post('{"upcs":[],"storeIds":["S1"]}', { 'Content-Type': 'application/json; charset=UTF-8' })).status).toBe(200);
  });

  it('is named by path and reason in the refusal, never by value', async () => {
    const { details } = await readRefusal(await post('{"upcs":["secret"],"storeIds":[]}'));
    expect(details).toEqual({ issues: [{ path: 'body.upcs.0', reason: 'invalid_format' }] });
  });

  it('must let JSON be answered', async () => {
    const ask = (accept: string) => shop.serviceWith().request('/fapi/server/time', { headers: { Accept: accept } });
    expect((await readRefusal(await ask('text/html'))).code).toBe('API406');
    expect((await readRefusal(await ask('application/json;q=0'))).code).toBe('API406');
    expect((await ask('text/html, */*;q=0.1')).status).toBe(200);
  });

  it('must have an address of a sane length', async () => {
    expect((await readRefusal(await shop.serviceWith().request(`/fapi/server/time?x=${'y'.repeat(5000)}`))).code).toBe('WMK414');
  });
});

describe('answers', () => {
  it('for everybody are kept and asked about again by their tag', async () => {
    const first = await shop.serviceWith().request('/products/v2/products/ABCDEFGH/inventory');
    const tag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
    const second = await shop.serviceWith().request('/products/v2/products/ABCDEFGH/inventory', {
      headers: { 'If-None-Match': `"other", ${tag.replace('W/', '')}` },
    });
    expect([second.status, await second.text(), second.headers.get('ETag')]).toEqual([304, '', tag]);
  });

  it('for everybody travel packed, with the tag of the plain ones; for one person they never do', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [String(10_000_000 + index), { quantity: index, stockStatus: 'AVAILABLE' as const }]),
    );
    const service = shop.serviceWith(
      {},
      {
        'products.inventory': async ({ params }) => ({ productId: params.productId, variants: many }),
        'fapi.serverTime': async () => ({ timestamp: 'x'.repeat(5000) }),
      },
    );
    const ask = (path: string, encoding: string) => service.request(path, { headers: { 'Accept-Encoding': encoding } });
    const inventory = '/products/v2/products/ABCDEFGH/inventory';
    const [plain, gzip, br, refused] = await Promise.all([
      ask(inventory, ''),
      ask(inventory, 'gzip'),
      ask(inventory, 'gzip, br'),
      ask(inventory, 'gzip, br;q=0'),
    ]);
    expect([plain, gzip, br, refused].map((one) => one?.headers.get('Content-Encoding'))).toEqual([null, 'gzip', 'br', 'gzip']);
    expect(new Set([plain, gzip, br].map((one) => one?.headers.get('ETag'))).size).toBe(1);
    expect(JSON.parse(brotliDecompressSync(await br.arrayBuffer()).toString())).toEqual(await plain.json());
    expect((await ask('/fapi/server/time', 'br')).headers.get('Content-Encoding')).toBeNull();
  });

  it('for one person are kept by nobody', async () => {
    const response = await shop.serviceWith().request('/fapi/server/time?nonce=abc');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('ETag')).toBeNull();
  });

  it('repeat the correlation id they were asked with, if it is a sane one', async () => {
    const ask = async (id: string) =>
      (await shop.serviceWith().request('/fapi/server/time', { headers: { 'X-Correlation-Id': id } })).headers.get('X-Correlation-Id');
    expect(await ask('0193b0a4-77aa-7000-8000-000000000000')).toBe('0193b0a4-77aa-7000-8000-000000000000');
    expect(await ask('x'.repeat(200))).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('that are not what the contract says are a failure where answers are checked', async () => {
    const wrong = { 'fapi.serverTime': async () => ({ timestamp: 12 as unknown as string }) };
    expect((await shop.serviceWith({}, wrong).request('/fapi/server/time')).status).toBe(500);
    expect((await shop.serviceWith({ checkAnswers: false }, wrong).request('/fapi/server/time')).status).toBe(200);
  });
});

describe('who asks', () => {
  it('needs a session for personal calls, but not for those that make one', async () => {
    expect((await readRefusal(await shop.serviceWith().request(NOTICES, wish('a@b.example', { Cookie: '' })))).code).toBe('WMK401');
    expect((await shop.serviceWith().request('/fapi/server/time')).status).toBe(200);
  });

  it('must be who made the change', async () => {
    expect((await readRefusal(await shop.serviceWith().request(NOTICES, wish('a@b.example', { 'X-Waymark-Subject': 'bob' })))).code).toBe('WMK403S');
    expect((await shop.serviceWith().request(NOTICES, wish('a@b.example', { 'X-Waymark-Subject': 'ann' }))).status).toBe(200);
  });

  it('changes nothing from another site', async () => {
    const from = async (headers: Record<string, string>) =>
      (await shop.serviceWith().request(`${TEST_ORIGIN}${NOTICES}`, wish('a@b.example', { Host: 'shop.test', ...headers }))).status;
    expect(await from({ Origin: 'https://evil.example' })).toBe(403);
    expect(await from({ Origin: 'null' })).toBe(403);
    expect(await from({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await from({ Origin: TEST_ORIGIN, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await from({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' })).toBe(403);
    expect(await from({ Origin: TEST_ORIGIN })).toBe(200);
    expect(await from({ Host: '127.0.0.1:9', Origin: 'http://127.0.0.1:9', 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
    expect(await from({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
    expect(await from({})).toBe(200);
  });

  it('must carry a key of access where the shop asks for one', async () => {
    const service = shop.serviceWith({ accessKeys: new Set(['waymark-web']) });
    expect((await readRefusal(await service.request('/fapi/server/time'))).code).toBe('API400');
    expect((await service.request('/fapi/server/time', { headers: { 'X-Access-Key': 'waymark-web' } })).status).toBe(200);
  });

  it('waits when it asks too often, and is told how long', async () => {
    const response = await shop.serviceWith({ limit: async () => 2.4 }).request('/fapi/server/time');
    expect(response.headers.get('Retry-After')).toBe('3');
    expect((await readRefusal(response)).code).toBe('WMK429');
  });

  it('is sent for a newer app when its own is too old', async () => {
    expect((await readRefusal(await shop.serviceWith().request('/fapi/server/time', { headers: { 'X-Waymark-Client': '0' } }))).code).toBe('WMK426');
  });
});
