import { connect, type AddressInfo, type Server } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#contract/errors/api-error.ts';
import type { CallRow } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/calls.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import type { CallContext } from './context.ts';
import type { AllHandlers } from './handlers.ts';
import { createService } from './mount.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createSecurity } from './security.ts';
import { makeServicePorts } from './testing.ts';

let database: OpenDatabase;
let app: Hono;
let server: Server;
let port: number;
const failures: unknown[] = [];
let reached = 0;

/** Every call keeps what it was sent in the database, as text and as JSON, and refuses: whatever passes the schemas must be storable. */
const keepAndRefuse = async (input: unknown, { db }: CallContext): Promise<never> => {
  reached += 1;
  const text = JSON.stringify(input);
  await db.execute(sql`select ${text}::jsonb, ${text}::text`);
  throw new Refusal('ORD404');
};

beforeAll(async () => {
  database = await openTestDatabase();
  const handlers = Object.fromEntries(Object.keys(calls).map((name) => [name, keepAndRefuse])) as unknown as AllHandlers;
  const log = { info: () => {}, warn: () => {}, error: (fields: object) => void failures.push(fields) };
  app = new Hono();
  app.use('*', createSecurity({ publicUrl: 'http://shop.test' }).headers);
  app.route('/', createService(makeServicePorts(database.db, { log }), handlers));
  server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await database.close();
});

const uuid = '0193b0a4-77aa-7000-8000-000000000001';
const rows = Object.values<CallRow>(calls);
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What a path's placeholder is filled with: near misses and poison. */
const segment = fc.oneof(
  fc.constantFrom(
    '%00',
    '%ff',
    '%2e%2e',
    '..',
    '%252f',
    '%',
    '%zz',
    '%ed%a0%80',
    'ABCDEFGH',
    'ABCDEFGHK1B',
    '0193b0a4-77aa-7000-8000-000000000001',
    'publish',
    'preview',
    '__proto__',
    'constructor',
    '-1',
    '999999999999999999999',
    'a'.repeat(1500),
  ),
  fc
    .string({ unit: 'binary', maxLength: 20 })
    .filter((text) => !/\p{Surrogate}/u.test(text))
    .map(encodeURIComponent),
);
const filled = (row: CallRow, fills: readonly string[]): string => {
  let index = 0;
  return row.path.replaceAll(/\{\w+\}/g, () => fills[index++ % fills.length] ?? '');
};
const rarely = <T>(usual: T, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 6 }, { arbitrary: odd, weight: 1 });
/** Most requests are meant well in method and path, so that many get past the doorstep. */
const target = fc.constantFrom(...rows).chain((row) =>
  fc.record({
    method: rarely<string>(row.method, fc.constantFrom(...methods)),
    where: fc
      .tuple(
        fc.array(fc.oneof(fc.constantFrom(uuid, 'ABCDEFGH', 'publish', 'WAYMARK-US'), segment), { minLength: 3, maxLength: 3 }),
        rarely('', fc.constantFrom('/preview', '/preview/preview')),
        rarely('', fc.constantFrom('/', '//', '/%00', '/..')),
      )
      .map(([fills, before, after]) => before + filled(row, fills) + after),
  }),
);
const query = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '?',
    '?locale=en-us',
    '?locale=xx',
    '?locale=en-us&locale=%00',
    '?%',
    '?a=%zz&%ff=%ff',
    '?start=-1',
    '?start=1e999',
    '?count=NaN',
    '?__proto__=1',
    '?itemId=%00',
    '?itemId=%ed%a0%80',
    '?q[]=1&q[a]=2',
    `?q=${'x'.repeat(3000)}`,
  ),
  fc
    .dictionary(fc.constantFrom('q', 'itemId', 'start', 'count', 'nonce', 'st', 'cartId', 'locale'), fc.string({ unit: 'grapheme', maxLength: 30 }))
    .map((values) => `?${new URLSearchParams(values)}`),
);

const leaf = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(uuid, 'ABCDEFGH', '01234567', 'US', '\u0000', '\ud800', '9'.repeat(400), 'a@b.example', 2 ** 53, -1, 1e308),
);
/** Bodies made of the contract's own field names, so that many get past the first checks. */
const names = [...new Set(rows.flatMap((row) => Object.keys((row.body as unknown as { shape?: object } | undefined)?.shape ?? {})))];
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.constantFrom('__proto__', 'constructor', 'toJSON', '\u0000')), tie('tree'), { maxKeys: 8 }),
  ),
}));
const plausible = fc.record(
  {
    cartId: fc.constant(uuid),
    basketId: fc.constant(uuid),
    product: fc.constant('ABCDEFGH'),
    productId: fc.constant('ABCDEFGH'),
    upc: fc.constant('01234567'),
    code: fc.string({ unit: 'binary', maxLength: 45 }),
    qty: fc.oneof(fc.integer(), fc.constant(999_999)),
    itemId: fc.string({ unit: 'binary', maxLength: 60 }),
    email: fc.constant('a@b.example'),
    upcs: fc.array(fc.constant('01234567')),
    storeIds: fc.array(fc.string({ maxLength: 18 })),
    context: fc.string({ unit: 'binary', maxLength: 42 }),
    query: fc.string({ unit: 'binary', maxLength: 110 }),
    type: fc.constant('Guest'),
    shippingId: fc.string({ unit: 'binary' }),
  },
  { requiredKeys: ['cartId', 'itemId'] },
);
const body = fc.oneof(
  plausible.map((value) => JSON.stringify(value)),
  tree.map((value) => JSON.stringify(value) ?? ''),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '{', '[[[[', 'null', '"', '{"a":1}{"b":2}', '\uFEFF{}', '['.repeat(20_000), `{"cartId":${'9'.repeat(500)}}`, 'NaN', "{'a':1}"),
);

/** Header values that fetch can send. */
const headerValue = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 60 })
  .map((text) => text.trim());
const headers = fc.dictionary(
  fc.constantFrom(
    'Accept',
    'Content-Type',
    'Idempotency-Key',
    'If-Match',
    'If-None-Match',
    'X-Waymark-Subject',
    'X-Waymark-Client',
    'X-Correlation-Id',
    'X-Transaction-Id',
    'X-Preview-Date',
    'X-Channel',
    'Cookie',
    'Origin',
    'Sec-Fetch-Site',
    'Accept-Language',
    'X-Forwarded-For',
    'Range',
    'Expect-CT',
    'X-Forwarded-Host',
  ),
  fc.oneof(
    headerValue,
    fc.constantFrom(
      'application/json',
      '*/*',
      '"1"',
      'W/"9999999999"',
      'subject=ann',
      'http://shop.test',
      'same-origin',
      '0',
      '-1',
      'null',
      'application/json; charset=utf-8',
    ),
  ),
  { maxKeys: 6 },
);

const judge = async (response: Response, of: string): Promise<string | undefined> => {
  if (response.status >= 500) return `${response.status} for ${of}`;
  if (response.status < 400 || response.headers.get('Content-Type')?.startsWith('text/plain')) return undefined;
  const text = await response.text();
  if (text === '') return undefined;
  return apiErrorSchema.safeParse(JSON.parse(text)).success ? undefined : `No error shape for ${of}: ${text.slice(0, 200)}`;
};

describe('whatever a client sends', () => {
  it('is answered below 500 and in the error shape, asked in process', async () => {
    const run = fc.asyncProperty(target, query, body, fc.oneof(fc.constant({}), headers), async ({ method, where }, asked, sent, given) => {
      const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
      const init: RequestInit = {
        method,
        headers: { Cookie: 'subject=ann', ...(hasBody ? { 'Content-Type': 'application/json' } : {}), ...given },
        ...(hasBody ? { body: sent } : {}),
      };
      const response = await app.fetch(new Request(`http://shop.test${where}${asked}`, init));
      expect(await judge(response, `${method} ${where}${asked} ${sent.slice(0, 300)}`)).toBeUndefined();
    });
    reached = 0;
    await fc.assert(run, { numRuns: 1500, seed: 20_261_121 });
    expect(failures).toEqual([]);
    // Otherwise it would only try the doorstep.
    expect(reached).toBeGreaterThan(50);
  });

  it('right calls with poisoned texts among them never reach the database broken', async () => {
    const run = fc.asyncProperty(fc.constantFrom(...rows.filter((row) => row.body)), plausible, leaf, async (row, value, poison) => {
      const where = row.path.replaceAll(/\{basketId\}|\{orderNumber\}|\{shippingId\}/g, uuid).replaceAll(/\{\w+\}/g, 'ABCDEFGH');
      const response = await app.fetch(
        new Request(`http://shop.test${where}?itemId=x`, {
          method: row.method,
          headers: { Cookie: 'subject=ann', 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...value, giftOption: { to: poison, message: poison }, recipeId: poison }),
        }),
      );
      expect(await judge(response, `${row.method} ${where} ${JSON.stringify(value)}`)).toBeUndefined();
    });
    reached = 0;
    await fc.assert(run, { numRuns: 1200, seed: 20_261_121 });
    expect(failures).toEqual([]);
    expect(reached).toBeGreaterThan(100);
  });
});

/** Of these the shop waits for the rest; it is told that there is none. */
const CUT_SHORT = new Set(['a body cut short']);

/** What comes back for raw bytes: the status, or nothing when the connection was closed without one. */
const raw = (bytes: Buffer | string, isCutShort = false): Promise<number | undefined> =>
  new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      if (isCutShort) socket.end();
    });
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text === '' ? undefined : Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])));
  });

describe('raw bytes on the wire', () => {
  const head = (line: string, ...more: string[]): string => [`${line} HTTP/1.1`, 'Host: shop.test', ...more, '', ''].join('\r\n');
  it.each([
    ['an encoded NUL', head('GET /cart/v1/cart/%00')],
    ['bytes that are not UTF-8', head('GET /products/v2/products/%ff%fe/details')],
    ['raw high bytes in the path', Buffer.from(head('GET /products/v2/products/\xff\xfe/details'), 'latin1')],
    ['steps upwards', head('GET /fapi/../../etc/passwd')],
    ['encoded steps upwards', head('GET /fapi/%2e%2e/%2e%2e/etc/passwd')],
    ['backslashes', head('GET /fapi\\..\\server\\time')],
    ['an absolute address', head('GET http://elsewhere.test/fapi/server/time')],
    ['two slashes', head('GET //fapi/server/time')],
    ['an asterisk', head('OPTIONS *')],
    ['a broken escape', head('GET /fapi/server/time?%')],
    ['a very long address', head(`GET /fapi/server/time?${'x'.repeat(9000)}`)],
    ['headers without end', head('GET /fapi/server/time', `X-Long: ${'x'.repeat(40_000)}`)],
    ['no host', 'GET /fapi/server/time HTTP/1.1\r\n\r\n'],
    ['a host that is none', 'GET /fapi/server/time HTTP/1.1\r\nHost: a b[c\r\n\r\n'],
    ['an unknown method', head('BREW /fapi/server/time')],
    ['TRACE', head('TRACE /fapi/server/time')],
    ['two lengths', head('PUT /products/v1/notifications', 'Content-Length: 2', 'Content-Length: 3')],
    ['a length and chunks', head('PUT /products/v1/notifications', 'Content-Length: 2', 'Transfer-Encoding: chunked')],
    ['a length that is none', head('PUT /products/v1/notifications', 'Content-Length: x')],
    ['a body cut short', `${head('POST /token/v2/auth/token', 'Content-Type: application/json', 'Content-Length: 100')}{"type":`],
    [
      'chunks that are none',
      `${head('POST /token/v2/auth/token', 'Content-Type: application/json', 'Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`,
    ],
    ['a GET with a body', `${head('GET /fapi/server/time', 'Content-Length: 2')}{}`],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00'],
  ])('%s: answered below 500 or closed, and the shop goes on', async (name, bytes) => {
    const status = await raw(bytes, CUT_SHORT.has(name));
    expect(status === undefined || (status >= 200 && status < 500)).toBe(true);
    expect(failures).toEqual([]);
    expect(await raw(head('GET /fapi/nothing', 'Connection: close'))).toBe(404);
  });
});
