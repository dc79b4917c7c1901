import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallRow } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/calls.ts';
import { BODY_LIMIT } from '#server/platform/http/request-text.ts';
import { largestBodies } from './largest-body.ts';
import { longestSegment } from './longest-segment.ts';
import { openSeededShop, type SeededShop } from './seeded-shop.ts';
import { operationOf, type Shot, shotOf } from './shots.ts';

/** For so long a request may keep the process from everything else. */
const MOST_MS = 50;
/** The best of so many: what the engine has not compiled yet, and what it cleans up, is not the request's. */
const TRIES = 8;
/** Node reads heads of 16 kB. */
const LONGEST_QUERY = 12_000;

let shop: SeededShop;
beforeAll(async () => {
  shop = await openSeededShop();
}, 240_000);
afterAll(async () => shop.close());

it('the measure itself notices work that holds the process up', async () => {
  const work = async (): Promise<void> => {
    await new Promise(setImmediate);
    const until = performance.now() + 3 * MOST_MS;
    while (performance.now() < until);
  };
  expect(await longestSegment(work)).toBeGreaterThan(MOST_MS);
});

/** The largest requests that a call takes: each of its bodies, and each of its parameters as long as a head may be. */
function* largest(row: CallRow, { url, body }: Shot): Generator<Shot> {
  if (row.body)
    for (const large of largestBodies(row.body, body, row.bodyLimit ?? BODY_LIMIT)) yield { url, body: undefined, text: JSON.stringify(large) };
  else yield { url, body };
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

it.each(Object.entries<CallRow>(calls))(
  'the largest requests that %s takes keep nothing else waiting for more than 50 ms',
  async (name, row) => {
    await shop.openCart();
    if (row.session === 'registered') await shop.signIn();
    const [shot] = fc.sample(shotOf(row, shop.pools), { numRuns: 1, seed: 3 });
    if (!shot) throw new Error('Nothing to send');
    const slow: string[] = [];
    for (const large of largest(row, shot)) {
      let best = Number.POSITIVE_INFINITY;
      let status = 0;
      const ask = async (): Promise<void> => {
        ({ status } = await shop.ask(name, row, large));
      };
      for (let tries = 0; tries < TRIES && best > MOST_MS; tries += 1) best = Math.min(best, await longestSegment(ask));
      if (best > MOST_MS || status >= 500) slow.push(`${status}, ${Math.round(best)} ms: ${large.url.slice(0, 80)} ${large.text?.slice(0, 120)}`);
    }
    expect(slow).toEqual([]);
  },
  120_000,
);
