import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiErrorSchema } from '#contract/errors/api-error.ts';
import type { CallRow } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/calls.ts';
import { poisonedShots } from './poison.ts';
import { openSeededShop, type SeededShop } from './seeded-shop.ts';
import { type Shot, shotOf } from './shots.ts';

/** Each place is tried with some of the poisons, another place with others; `EVERY_POISON` tries all with all, which takes minutes. */
const EVERY = process.env['EVERY_POISON'] === undefined ? 11 : 1;

let shop: SeededShop;
beforeAll(async () => {
  shop = await openSeededShop();
}, 240_000);
afterAll(() => shop.close());

/** Where chance finds one, a shot that is answered: with it each poison comes as deep as it can. */
const bestShot = async (name: string, row: CallRow): Promise<Shot> => {
  const shots = fc.sample(shotOf(row, shop.pools), { numRuns: 8, seed: 11 });
  for (const shot of shots) if ((await shop.ask(name, row, shot)).status < 400) return shot;
  return shots[0] as Shot;
};

it.each(Object.entries<CallRow>(calls))(
  '%s is answered below 500 and in the error shape, whatever stands in any one of its fields',
  async (name, row) => {
    await shop.openCart();
    if (row.session === 'registered') await shop.signIn();
    const wrong: string[] = [];
    const best = await bestShot(name, row);
    for (const shot of poisonedShots(row, best, EVERY)) {
      const response = await shop.ask(name, row, shot);
      const text = response.status < 400 ? '' : await response.text();
      const isTold = response.status < 400 || apiErrorSchema.safeParse(JSON.parse(text)).success;
      if (response.status >= 500 || !isTold)
        wrong.push(`${response.status} ${shot.url.slice(0, 300)} ${(shot.text ?? JSON.stringify(shot.body))?.slice(0, 300)} ${text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
    expect(shop.failures.splice(0)).toEqual([]);
  },
  120_000,
);
