import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls/calls.ts';
import { PREVIEW_PREFIX } from '#contract/headers.ts';
import { openShop, type OpenShop } from '#server/app/open-shop.ts';
import { readEnv } from '#server/platform/env.ts';
import { BODY_LIMIT } from '#server/platform/http/request-text.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { longestSegment } from './longest-segment.ts';
import { NOW } from './whole-shop.ts';

/** For so long a request may keep the process from everything else. Calls are asked in nothing-blocks.db.test.ts. */
const MOST_MS = 50;
/** The best of so many: what the engine has not compiled yet, and what it cleans up, is not the request's. */
const TRIES = 8;
/** Node reads heads of 16 kB. */
const LONGEST = 12_000;
const ORIGIN = 'http://shop.test';
const FEED_KEY = 'a-key-of-the-tests';

let shop: OpenShop;
let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waymark-routes-'));
  const nothing = (): void => undefined;
  shop = await openShop({
    env: readEnv({ DATA_DIR: dataDir, PUBLIC_URL: ORIGIN, DRAW_AHEAD: 'false', DEMO_ACCOUNTS: 'false', FEED_KEY, NODE_ENV: 'production' }),
    log: { info: nothing, warn: nothing, error: nothing },
    clock: () => NOW,
    version: '0',
    // Everything about a page but the drawing of it, which is the build's.
    front: {
      openRenderer: async () => async () => ({
        status: 200,
        headers: new Headers({ 'Content-Type': 'text/html' }),
        html: '<!doctype html><title>A page</title>',
      }),
      files: () => new Hono(),
      keepsDocuments: true,
    },
    openDatabase: openTestDatabase,
    isStopping: () => false,
  });
  shop.open();
}, 240_000);
afterAll(async () => {
  for (const close of shop.closers) await close();
  await rm(dataDir, { recursive: true, force: true });
});

const ofCalls = new Set(Object.values<{ readonly path: string }>(calls).map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1')));
const isCall = (path: string): boolean => ofCalls.has(path) || ofCalls.has(path.replace(PREVIEW_PREFIX, ''));

/** Routes that are no calls, as the app knows them: a new one is asked without being named here. */
const routes = () => {
  const found = shop.app.routes
    .filter(({ path, method }) => (method === 'GET' || method === 'POST') && !isCall(path))
    .map(({ path, method }) => `${method} ${path}`);
  return [...new Set(found)].map((name) => name.split(' ') as [method: string, path: string]);
};

/** Values for a place in an address: one that is there, and some as long as a head may be. */
const PLACES = ['x', 'a'.repeat(LONGEST), '%C3%A9'.repeat(LONGEST / 6), 'a-'.repeat(LONGEST / 2), '../'.repeat(LONGEST / 3)];
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  '/:file{sitemap-[a-z]{2}-[a-z]{2}-[1-9][0-9]{0,3}\\.xml}': ['/sitemap-en-us-1.xml', '/sitemap-de-de-9999.xml'],
};

const addressesOf = (path: string): string[] => {
  const places = /[:*]/.test(path) ? PLACES.map((place) => path.replaceAll(/:\w+(?:\{[^/]*\})?\??|\*/g, place)) : [path];
  const known = KNOWN[path] ?? [];
  const long = [...known, places[0] ?? path].flatMap((address) => [
    `${address}?key=${FEED_KEY}&q=${'a'.repeat(LONGEST)}`,
    `${address}?${'a=b&'.repeat(LONGEST / 4)}`,
  ]);
  return [...known, ...places, ...long];
};

const PAGES = [
  '/',
  '/en-us',
  '/en-us/c/women-1000',
  '/en-us/p/x-K7Q2M4XW',
  '/en-us/search?q=boot',
  '/de-de/cart',
  ...['', '/p', '/c', '/search?q='].map((page) => `/en-us${page}${page.endsWith('=') ? '' : '/'}${'a'.repeat(LONGEST)}`),
  `/en-us?preview=true&previewDateTime=${'2'.repeat(LONGEST)}`,
  `/en-us/search?${'filter=a:b&'.repeat(LONGEST / 11)}`,
  `/${'en-us/'.repeat(LONGEST / 6)}`,
];
const FEEDS = ['google.xml', 'google.tsv', 'shopify.csv', 'products.jsonl'].map((file) => `/feeds/${file}?key=wrong${'a'.repeat(200)}`);
const PICTURES = ['scene-mountain-dawn/wide/640', 'upload-0/wide/640', `${'a'.repeat(LONGEST)}/wide/640`, 'scene-mountain-dawn/wide/99999999'];

/** Bodies of the largest size that is read, of the kinds that parsers are slow with. */
const BODIES: readonly (readonly [type: string, text: string])[] = [
  ['application/json', `[${'{},'.repeat(BODY_LIMIT / 3 - 10)}{}]`],
  ['application/json', '['.repeat(BODY_LIMIT / 2) + ']'.repeat(BODY_LIMIT / 2)],
  ['application/json', JSON.stringify('é'.repeat(BODY_LIMIT / 2 - 10))],
  ['application/x-www-form-urlencoded', 'a=b&'.repeat(BODY_LIMIT / 4)],
  ['application/x-www-form-urlencoded', `token=${'%C3%A9'.repeat(BODY_LIMIT / 6 - 10)}`],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(Math.floor(BODY_LIMIT / 55))],
];

/** What is slow or fails, a line each. */
const slowOf = async (address: string, init: RequestInit = {}): Promise<string[]> => {
  let best = Number.POSITIVE_INFINITY;
  let status = 0;
  const ask = async (): Promise<void> => {
    const answer = await shop.app.fetch(new Request(`${ORIGIN}${address}`, { redirect: 'manual', ...init }));
    await answer.arrayBuffer();
    ({ status } = answer);
  };
  for (let tries = 0; tries < TRIES && best > MOST_MS; tries += 1) best = Math.min(best, await longestSegment(ask));
  return best > MOST_MS || status >= 500 ? [`${status}, ${Math.round(best)} ms: ${init.method ?? 'GET'} ${address.slice(0, 90)}`] : [];
};

it('no address that is not a call keeps anything else waiting for more than 50 ms', async () => {
  const found = routes();
  // Pictures, letters, the payment provider, webhooks, feeds, documents and the sitemap are mounted.
  const mounted = ['/images', '/letters', '/provider', '/webhooks', '/feeds', '/sitemap.xml', '/openapi.json'];
  expect(mounted.filter((prefix) => !found.some(([, path]) => path.startsWith(prefix)))).toEqual([]);
  const slow: string[] = [];
  for (const [method, path] of found) if (method === 'GET') for (const address of addressesOf(path)) slow.push(...(await slowOf(address)));
  for (const address of [...PAGES, ...FEEDS, ...PICTURES.map((picture) => `/images/${picture}`)]) slow.push(...(await slowOf(address)));
  expect(slow).toEqual([]);
}, 240_000);

it('no body that is sent to an address that is not a call keeps anything else waiting for more than 50 ms', async () => {
  const slow: string[] = [];
  const posts = routes().filter(([method]) => method === 'POST');
  expect(posts.length).toBeGreaterThan(5);
  for (const [, path] of posts)
    for (const [type, text] of BODIES) {
      const [address = path] = addressesOf(path);
      slow.push(...(await slowOf(address, { method: 'POST', headers: { 'Content-Type': type, Origin: ORIGIN }, body: text })));
    }
  expect(slow).toEqual([]);
}, 240_000);
