import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallRow, Schema } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/calls.ts';
import { BODY_LIMIT } from '#server/platform/http/request-text.ts';
import { largestBodies } from './largest-body.ts';
import { longestSegment, startWatch } from './longest-segment.ts';
import { listen, type Listening } from './over-socket.ts';
import { openSeededShop, type SeededShop } from './seeded-shop.ts';
import { operationOf, type Shot, shotOf } from './shots.ts';

/** For so long a request may keep the process from everything else. */
const MOST_MS = 50;
/** For so long `/healthz` may take over a socket: it waits for some turns of the other request. */
const HEALTH_MS = 100;
/** The best of so many: what the engine has not compiled yet, and what it cleans up, is not the request's. */
const TRIES = 8;
/** Node reads heads of 16 kB. */
const LONGEST_QUERY = 12_000;

let shop: SeededShop;
let socket: Listening;
beforeAll(async () => {
  shop = await openSeededShop();
  socket = await listen(shop);
}, 240_000);
afterAll(async () => {
  await socket.close();
  await shop.close();
});

it('the measures themselves notice work that holds the process up', async () => {
  const work = async (): Promise<void> => {
    await new Promise(setImmediate);
    const watch = startWatch();
    while (watch() < 2 * HEALTH_MS);
  };
  expect(await longestSegment(work)).toBeGreaterThan(MOST_MS);
  expect(await socket.longestHealth(work)).toBeGreaterThan(HEALTH_MS);
});

function* withLargestBodies(schema: Schema, row: CallRow, { url, body }: Shot): Generator<Shot> {
  for (const large of largestBodies(schema, body, row.bodyLimit ?? BODY_LIMIT)) yield { url, body: undefined, text: JSON.stringify(large) };
}

/** The largest requests that a call takes: each of its bodies, and each of its parameters as long as a head may be. */
function* largest(row: CallRow, shot: Shot): Generator<Shot> {
  if (row.body) yield* withLargestBodies(row.body, row, shot);
  else yield shot;
  const { url, body } = shot;
  const [path = '', query] = url.split('?');
  for (const parameter of operationOf(row).parameters) {
    if (parameter.in !== 'query') continue;
    for (const value of ['a'.repeat(LONGEST_QUERY), 'a:b,'.repeat(LONGEST_QUERY / 4)]) {
      const search = new URLSearchParams(query);
      search.set(parameter.name, value);
      yield { url: `${path}?${search}`, body };
    }
  }
}

/** A good request of somebody who may ask this call now. */
const goodShot = async (row: CallRow): Promise<Shot> => {
  await shop.openCart();
  if (row.session === 'registered') await shop.signIn();
  const [shot] = fc.sample(shotOf(row, shop.pools), { numRuns: 1, seed: 3 });
  if (!shot) throw new Error('Nothing to send');
  return shot;
};

/** What was too slow in each of its tries, or failed. */
const slowOf = async (
  shots: Iterable<Shot>,
  mostMs: number,
  measure: (ask: () => Promise<void>) => Promise<number>,
  send: (shot: Shot) => Promise<number>,
): Promise<string[]> => {
  const slow: string[] = [];
  for (const shot of shots) {
    let best = Number.POSITIVE_INFINITY;
    let status = 0;
    const ask = async (): Promise<void> => {
      status = await send(shot);
    };
    for (let tries = 0; tries < TRIES && best > mostMs; tries += 1) best = Math.min(best, await measure(ask));
    if (best > mostMs || status >= 500) slow.push(`${status}, ${Math.round(best)} ms: ${shot.url.slice(0, 80)} ${shot.text?.slice(0, 120)}`);
  }
  return slow;
};

it.each(Object.entries<CallRow>(calls))(
  'the largest requests that %s takes keep nothing else waiting for more than 50 ms',
  async (name, row) => {
    const shots = largest(row, await goodShot(row));
    expect(await slowOf(shots, MOST_MS, longestSegment, async (shot) => (await shop.ask(name, row, shot)).status)).toEqual([]);
  },
  120_000,
);

it.each(Object.entries<CallRow>(calls).flatMap(([name, row]) => (row.body ? [[name, row, row.body] as const] : [])))(
  '/healthz answers within 100 ms over a socket while %s is sent the largest bodies that it takes',
  async (name, row, schema) => {
    const shots = withLargestBodies(schema, row, await goodShot(row));
    expect(await slowOf(shots, HEALTH_MS, socket.longestHealth, (shot) => socket.ask(name, row, shot))).toEqual([]);
  },
  120_000,
);
