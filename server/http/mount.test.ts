import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#contract/api-error.ts';
import { openTestDatabase } from '../db/test-database.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { AllHandlers } from './handlers.ts';
import { createPartialService, type ServedCall, type ServicePorts } from './mount.ts';
import { Refusal } from './refusal.ts';
import { createMemoryIdempotency, makeServicePorts, TEST_ORIGIN } from './testing.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table probe (note text not null)`);
});
afterAll(() => database.close());
beforeEach(async () => void (await database.db.execute(sql`truncate probe`)));

const notes = async (): Promise<string[]> => {
  const { rows } = (await database.db.execute(sql`select note from probe order by note`)) as { rows: { note: string }[] };
  return rows.map(({ note }) => note);
};

const handlers: Partial<AllHandlers> = {
  'products.inventory': async ({ params }) => ({ productId: params.productId, variants: {} }),
  'products.availability': async ({ body }) => ({ stores: body.storeIds.map((storeId) => ({ storeId, variants: {} })) }),
  'products.productSearch': async ({ query }) => ({ total: 0, start: query.start ?? 0, count: query.count ?? 24, sort: query.sort ?? 'featured', hits: [], facets: [], asOf: '2026-11-21T12:00:00.000Z' }),
  'products.notifications': async ({ body }, ctx) => {
    await ctx.db.execute(sql`insert into probe values (${body.email})`);
    if (body.email.startsWith('refused')) throw new Refusal('ORD404', { upc: body.upc });
    if (body.email.startsWith('later')) throw new Refusal('WMK503');
    if (body.email.startsWith('broken')) throw new Error('a bug');
    if (body.email.startsWith('data')) await ctx.db.execute(sql`select ${body.email}::integer`);
    return { accepted: true };
  },
  'fapi.serverTime': async ({ query }, ctx) => ({ timestamp: ctx.clock().toISOString(), nonce: query.nonce }),
  'orders.byCart': async () => ({ state: 'none' }),
};

const serviceWith = (overrides: Partial<ServicePorts> = {}, more: Partial<AllHandlers> = {}) => createPartialService(makeServicePorts(database.db, overrides), { ...handlers, ...more });

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({ method: 'PUT', headers: { 'Content-Type': 'application/json', Cookie: 'subject=ann', ...headers }, body: JSON.stringify(body) });
const wish = (email: string, headers: Record<string, string> = {}) => json({ upc: '01234567', productId: 'ABCDEFGH', email }, headers);

const refusalOf = async (response: Response) => {
  const body = apiErrorSchema.parse(await response.json());
  expect(body.status).toBe(response.status);
  expect(body.appId).toBe('waymark');
  expect(response.headers.get('X-Correlation-Id')).toBe(body.correlationId);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return { status: response.status, code: body.errorDetails[0]?.errorId, details: body.errorDetails[0]?.details };
};

describe('routes from the contract', () => {
  it('parses path, query and body, and answers', async () => {
    const response = await serviceWith().request('/products/v2/search/productSearch?start=24&sort=newest&locale=fr-fr');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ start: 24, sort: 'newest' });
  });

  it('answers below the preview prefix too, for nobody to keep', async () => {
    const seen: (string | undefined)[] = [];
    const service = serviceWith({}, { 'products.inventory': async ({ params }, ctx) => (seen.push(ctx.previewAt?.toISOString()), { productId: params.productId, variants: {} }) });
    const response = await service.request('/preview/products/v2/products/ABCDEFGH/inventory', { headers: { 'X-Preview-Date': '2026-12-24T00:00:00Z' } });
    await service.request('/products/v2/products/ABCDEFGH/inventory', { headers: { 'X-Preview-Date': '2026-12-24T00:00:00Z' } });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(seen).toEqual(['2026-12-24T00:00:00.000Z', undefined]);
  });

  it('gives the locale of the query and refuses one that it does not know', async () => {
    const seen: string[] = [];
    const service = serviceWith({}, { 'fapi.serverTime': async (_, ctx) => (seen.push(ctx.locale.id), { timestamp: '' }) });
    await service.request('/fapi/server/time?locale=de-de');
    await service.request('/fapi/server/time');
    expect(seen).toEqual(['de-de', 'en-us']);
    expect(await refusalOf(await service.request('/fapi/server/time?locale=xx-yy'))).toMatchObject({ status: 400, code: 'WMK400' });
  });

  it('says that a path is not there, or not for this method', async () => {
    const service = serviceWith();
    expect(await refusalOf(await service.request('/cart/v1/nothing'))).toMatchObject({ status: 404, code: 'API404' });
    expect(await refusalOf(await service.request('/preview/fapi/nothing'))).toMatchObject({ status: 404, code: 'API404' });
    const response = await service.request('/fapi/server/time', { method: 'POST' });
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(await refusalOf(response)).toMatchObject({ status: 405, code: 'API405' });
    expect((await service.request('/cart')).headers.get('X-Correlation-Id')).toBeNull();
  });

  it('answers HEAD without a body and OPTIONS with the methods', async () => {
    const head = await serviceWith().request('/fapi/server/time', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const options = await serviceWith().request('/fapi/server/time', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, HEAD']);
  });

  it('takes an id of the wrong form for an id of nothing', async () => {
    expect(await refusalOf(await serviceWith().request('/products/v2/products/short/inventory'))).toMatchObject({ status: 404, code: 'PLP400' });
    expect(await refusalOf(await serviceWith().request('/products/v2/products/ABCDEF%00H/inventory'))).toMatchObject({ status: 404, code: 'PLP400' });
  });
});

describe('what a client sends', () => {
  const availability = '/products/v1/products/ABCDEFGH/availability';
  const post = (body: BodyInit | null, headers: Record<string, string> = { 'Content-Type': 'application/json' }) => serviceWith().request(availability, { method: 'POST', headers, body });

  it.each([
    ['JSON that is none', '{"upcs":', 'WMK400'],
    ['no body', null, 'WMK400'],
    ['the wrong type', '{"upcs":"x","storeIds":[]}', 'WMK400'],
    ['NUL in a text', String.raw`{"upcs":[],"storeIds":[],"x":"\u0000"}`, 'WMK400'],
    ['half a surrogate pair', String.raw`{"upcs":[],"storeIds":[],"x":"\ud800"}`, 'WMK400'],
    ['a nesting without end', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'WMK400'],
    ['too much', `"${'x'.repeat(300_000)}"`, 'WMK413'],
  ])('is refused when it is %s', async (_, body, code) => {
    expect((await refusalOf(await post(body))).code).toBe(code);
  });

  it('must be JSON in UTF-8, not compressed', async () => {
    expect((await refusalOf(await post('{}', { 'Content-Type': 'text/plain' }))).code).toBe('API415');
    expect((await refusalOf(await post('{}', { 'Content-Type': 'application/json; charset=latin1' }))).code).toBe('API415');
    expect((await refusalOf(await post('{}', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }))).code).toBe('API415');
    expect((await post('{"upcs":[],"storeIds":["S1"]}', { 'Content-Type': 'application/json; charset=UTF-8' })).status).toBe(200);
  });

  it('is named by path and reason in the refusal, never by value', async () => {
    const { details } = await refusalOf(await post('{"upcs":["secret"],"storeIds":[]}'));
    expect(details).toEqual({ issues: [{ path: 'body.upcs.0', reason: 'invalid_format' }] });
  });

  it('must let JSON be answered', async () => {
    const ask = (accept: string) => serviceWith().request('/fapi/server/time', { headers: { Accept: accept } });
    expect((await refusalOf(await ask('text/html'))).code).toBe('API406');
    expect((await refusalOf(await ask('application/json;q=0'))).code).toBe('API406');
    expect((await ask('text/html, */*;q=0.1')).status).toBe(200);
  });

  it('must have an address of a sane length', async () => {
    expect((await refusalOf(await serviceWith().request(`/fapi/server/time?x=${'y'.repeat(5000)}`))).code).toBe('WMK414');
  });
});

describe('answers', () => {
  it('for everybody are kept and asked about again by their tag', async () => {
    const first = await serviceWith().request('/products/v2/products/ABCDEFGH/inventory');
    const tag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
    const second = await serviceWith().request('/products/v2/products/ABCDEFGH/inventory', { headers: { 'If-None-Match': `"other", ${tag.replace('W/', '')}` } });
    expect([second.status, await second.text(), second.headers.get('ETag')]).toEqual([304, '', tag]);
  });

  it('for everybody travel packed, with the tag of the plain ones; for one person they never do', async () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [String(10_000_000 + index), { quantity: index, stockStatus: 'AVAILABLE' as const }]));
    const service = serviceWith({}, { 'products.inventory': async ({ params }) => ({ productId: params.productId, variants: many }), 'fapi.serverTime': async () => ({ timestamp: 'x'.repeat(5000) }) });
    const ask = (path: string, encoding: string) => service.request(path, { headers: { 'Accept-Encoding': encoding } });
    const inventory = '/products/v2/products/ABCDEFGH/inventory';
    const [plain, gzip, br, refused] = await Promise.all([ask(inventory, ''), ask(inventory, 'gzip'), ask(inventory, 'gzip, br'), ask(inventory, 'gzip, br;q=0')]);
    expect([plain, gzip, br, refused].map((one) => one?.headers.get('Content-Encoding'))).toEqual([null, 'gzip', 'br', 'gzip']);
    expect(new Set([plain, gzip, br].map((one) => one?.headers.get('ETag'))).size).toBe(1);
    expect(JSON.parse(brotliDecompressSync(await br.arrayBuffer()).toString())).toEqual(await plain.json());
    expect((await ask('/fapi/server/time', 'br')).headers.get('Content-Encoding')).toBeNull();
  });

  it('for one person are kept by nobody', async () => {
    const response = await serviceWith().request('/fapi/server/time?nonce=abc');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('ETag')).toBeNull();
  });

  it('repeat the correlation id they were asked with, if it is a sane one', async () => {
    const ask = async (id: string) => (await serviceWith().request('/fapi/server/time', { headers: { 'X-Correlation-Id': id } })).headers.get('X-Correlation-Id');
    expect(await ask('0193b0a4-77aa-7000-8000-000000000000')).toBe('0193b0a4-77aa-7000-8000-000000000000');
    expect(await ask('x'.repeat(200))).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('that are not what the contract says are a failure where answers are checked', async () => {
    const wrong = { 'fapi.serverTime': async () => ({ timestamp: 12 as unknown as string }) };
    expect((await serviceWith({}, wrong).request('/fapi/server/time')).status).toBe(500);
    expect((await serviceWith({ checkAnswers: false }, wrong).request('/fapi/server/time')).status).toBe(200);
  });
});

describe('who asks', () => {
  const path = '/products/v1/notifications';

  it('needs a session for personal calls, but not for those that make one', async () => {
    expect((await refusalOf(await serviceWith().request(path, wish('a@b.example', { Cookie: '' })))).code).toBe('WMK401');
    expect((await serviceWith().request('/fapi/server/time')).status).toBe(200);
  });

  it('must be who made the change', async () => {
    expect((await refusalOf(await serviceWith().request(path, wish('a@b.example', { 'X-Waymark-Subject': 'bob' })))).code).toBe('WMK403S');
    expect((await serviceWith().request(path, wish('a@b.example', { 'X-Waymark-Subject': 'ann' }))).status).toBe(200);
  });

  it('changes nothing from another site', async () => {
    const from = async (headers: Record<string, string>) => (await serviceWith().request(`${TEST_ORIGIN}${path}`, wish('a@b.example', { Host: 'shop.test', ...headers }))).status;
    expect(await from({ Origin: 'https://evil.example' })).toBe(403);
    expect(await from({ Origin: 'null' })).toBe(403);
    expect(await from({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await from({ Origin: TEST_ORIGIN })).toBe(200);
    expect(await from({ Origin: 'http://127.0.0.1:9', 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
    expect(await from({})).toBe(200);
  });

  it('must carry a key of access where the shop asks for one', async () => {
    const service = serviceWith({ accessKeys: new Set(['waymark-web']) });
    expect((await refusalOf(await service.request('/fapi/server/time'))).code).toBe('API400');
    expect((await service.request('/fapi/server/time', { headers: { 'X-Access-Key': 'waymark-web' } })).status).toBe(200);
  });

  it('waits when it asks too often, and is told how long', async () => {
    const response = await serviceWith({ limit: async () => 2.4 }).request('/fapi/server/time');
    expect(response.headers.get('Retry-After')).toBe('3');
    expect((await refusalOf(response)).code).toBe('WMK429');
  });

  it('is sent for a newer app when its own is too old', async () => {
    expect((await refusalOf(await serviceWith().request('/fapi/server/time', { headers: { 'X-Waymark-Client': '0' } }))).code).toBe('WMK426');
  });
});

describe('a change with a key', () => {
  const path = '/products/v1/notifications';
  const key = { 'Idempotency-Key': '0193b0a4-77aa-7000-8000-000000000001' };

  it('is done once and answered again', async () => {
    const service = serviceWith();
    const first = await service.request(path, wish('a@b.example', key));
    const second = await service.request(path, wish('a@b.example', key));
    expect([first.status, second.status]).toEqual([200, 200]);
    expect([first.headers.get('Idempotent-Replayed'), second.headers.get('Idempotent-Replayed')]).toEqual([null, 'true']);
    expect(await second.json()).toEqual({ accepted: true });
    expect(await notes()).toEqual(['a@b.example']);
  });

  it('is the same change however its body is written, and in whatever language it is sent', async () => {
    const service = serviceWith();
    await service.request(`${path}?locale=en-us`, wish('a@b.example', key));
    const again = await service.request(`${path}?locale=fr-fr`, json({ email: 'a@b.example', productId: 'ABCDEFGH', upc: '01234567' }, key));
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  });

  it('is refused with another body under the same key', async () => {
    const service = serviceWith();
    await service.request(path, wish('a@b.example', key));
    expect(await refusalOf(await service.request(path, wish('c@d.example', key)))).toMatchObject({ status: 422, code: 'WMK422' });
    expect(await notes()).toEqual(['a@b.example']);
  });

  it('belongs to its subject: the same key of somebody else is another', async () => {
    const service = serviceWith();
    await service.request(path, wish('a@b.example', key));
    await service.request(path, wish('c@d.example', { ...key, Cookie: 'subject=bob' }));
    expect(await notes()).toEqual(['a@b.example', 'c@d.example']);
  });

  it('waits while the first request with its key is under way', async () => {
    const idempotency = createMemoryIdempotency();
    idempotency.held.add(key['Idempotency-Key']);
    const response = await serviceWith({ idempotency }).request(path, wish('a@b.example', key));
    expect(response.headers.get('Retry-After')).toBe('1');
    expect(await refusalOf(response)).toMatchObject({ status: 409, code: 'WMK409K' });
  });

  it('remembers a final refusal, and what the handler wrote is undone', async () => {
    const service = serviceWith();
    const first = await refusalOf(await service.request(path, wish('refused@b.example', key)));
    const again = await service.request(path, wish('refused@b.example', key));
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await refusalOf(again)).toEqual(first);
    expect(first).toEqual({ status: 404, code: 'ORD404', details: { upc: '01234567' } });
    expect(await notes()).toEqual([]);
  });

  it('remembers nothing of a refusal that asks to be sent again, nor of a bug', async () => {
    const idempotency = createMemoryIdempotency();
    const service = serviceWith({ idempotency });
    expect((await refusalOf(await service.request(path, wish('later@b.example', key)))).code).toBe('WMK503');
    expect((await refusalOf(await service.request(path, wish('broken@b.example', key)))).code).toBe('GEN500');
    expect(idempotency.outcomes.size).toBe(0);
    expect(await notes()).toEqual([]);
  });

  it('gets its outcome even when limits and rules would refuse it by now', async () => {
    const idempotency = createMemoryIdempotency();
    await serviceWith({ idempotency }).request(path, wish('a@b.example', key));
    const limited = serviceWith({ idempotency, limit: async () => 60 });
    expect((await limited.request(path, wish('a@b.example', { ...key, 'X-Waymark-Client': '0' }))).status).toBe(200);
    expect((await limited.request(path, wish('b@b.example', { 'Idempotency-Key': '0193b0a4-77aa-7000-8000-000000000002' }))).status).toBe(429);
  });

  it('must have a key that can be one', async () => {
    expect((await refusalOf(await serviceWith().request(path, wish('a@b.example', { 'Idempotency-Key': 'x' })))).code).toBe('WMK400');
  });

  it('is not blamed on the shop when the database cannot hold its data', async () => {
    expect((await refusalOf(await serviceWith().request(path, wish('data@b.example', key)))).code).toBe('WMK400');
  });

  it('does what follows only once it is there for good, and only once', async () => {
    const done: string[] = [];
    const service = serviceWith({}, {
      'products.notifications': async ({ body }, ctx) => {
        ctx.afterCommit(async () => void done.push(`mail after ${(await notes()).length}`));
        await ctx.db.execute(sql`insert into probe values (${body.email})`);
        if (body.email.startsWith('refused')) throw new Refusal('ORD404');
        return { accepted: true };
      },
    });
    await service.request(path, wish('a@b.example', key));
    await service.request(path, wish('a@b.example', key));
    await service.request(path, wish('refused@b.example', { 'Idempotency-Key': '0193b0a4-77aa-7000-8000-000000000003' }));
    await expect.poll(() => done).toEqual(['mail after 1']);
  });
});

describe('the log', () => {
  it('has one line a call: no query, no body, nobody', async () => {
    const lines: unknown[] = [];
    const served: ServedCall[] = [];
    const log = { info: (fields: object) => void lines.push(fields), warn: () => {}, error: (fields: object) => void lines.push(fields) };
    const service = serviceWith({ log, onServed: (call) => void served.push(call) });
    await service.request('/products/v1/notifications?x=secret-query', wish('broken-secret@b.example', { 'X-Transaction-Id': 'page-1234' }));
    expect(JSON.stringify(lines)).not.toMatch(/secret|ann/);
    expect(served).toMatchObject([{ call: 'products.notifications', method: 'PUT', status: 500, code: 'GEN500', transactionId: 'page-1234', replayed: false }]);
  });

  it('never quotes the values of a failed query', async () => {
    const lines: unknown[] = [];
    const log = { info: () => {}, warn: () => {}, error: (fields: object) => void lines.push(fields) };
    await serviceWith({ log }).request('/products/v1/notifications', wish('data-secret@b.example'));
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('secret');
    expect(JSON.stringify(lines)).toContain('22P02');
  });
});
