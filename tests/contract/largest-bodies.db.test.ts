import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallRow } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/calls.ts';
import { BODY_LIMIT } from '#server/platform/http/request-text.ts';
import { openSeededShop, type SeededShop } from './seeded-shop.ts';
import { shotOf } from './shots.ts';

/**
 * What one request may cost the process, whose other requests wait meanwhile: less than /healthz may take. Time of the processor and not of the clock, and
 * the best of some tries: a busy machine makes nobody slower by this measure.
 */
const MOST_MS = 160;
const TRIES = 8;

let shop: SeededShop;
beforeAll(async () => {
  shop = await openSeededShop();
}, 240_000);
afterAll(() => shop.close());

const MARK = '"~ large ~"';
/** Any part of a body, three levels down, in turn replaced by the mark; and the mark beside the fields. */
function* marked(value: unknown, depth = 0): Generator {
  if (depth > 0) yield MARK.slice(1, -1);
  if (depth === 3 || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const first of marked(value[0], depth + 1)) yield [first];
    return;
  }
  for (const [name, part] of Object.entries(value)) for (const one of marked(part, depth + 1)) yield { ...value, [name]: one };
  yield { ...value, unknown: MARK.slice(1, -1) };
}

const listOf = (part: string, room: number, most = Infinity): string =>
  `[${Array.from({ length: Math.min(most, Math.floor(room / (part.length + 1)) - 1) }, () => part).join()}]`;
/** JSON of about so many bytes: long lists, wide objects, deep nesting and long texts, those that patterns are slow with among them. */
const large = (room: number): readonly string[] => [
  listOf('{}', room),
  listOf('{}', room, 9_500),
  listOf('"a"', room, 9_500),
  listOf('[0]', room, 4_500),
  listOf('0', room),
  `{${Array.from({ length: 9_500 }, (_, at) => `"k${at}":0`).join()}}`,
  `{${Array.from({ length: Math.floor(room / 12) }, (_, at) => `"k${at}":0`).join()}}`,
  '['.repeat(room / 2) + ']'.repeat(room / 2),
  '{"a":'.repeat(20) + '0' + '}'.repeat(20),
  ...['a', ' ', 'a.', '1', '@', '-', '\\u0000', 'é'].map((text) => `"${text.repeat(Math.floor(room / Buffer.byteLength(text)) - 2)}"`),
];

const sizedFor = (row: CallRow) => large((row.bodyLimit ?? BODY_LIMIT) - 4_000);

const costOf = async (name: string, row: CallRow, url: string, bytes: Buffer): Promise<{ readonly ms: number; readonly status: number }> => {
  const before = process.cpuUsage();
  const { status } = await shop.ask(name, row, { url, body: undefined, bytes });
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, status };
};

it.each(Object.entries<CallRow>(calls).filter(([, { body }]) => body))(
  '%s holds nothing up, however large the body is that it is sent',
  async (name, row) => {
    await shop.openCart();
    if (row.session === 'registered') await shop.signIn();
    const [shot] = fc.sample(shotOf(row, shop.pools), { numRuns: 1, seed: 3 });
    if (!shot) throw new Error('Nothing to send');
    const bodies = sizedFor(row);
    const wrong: string[] = [];
    const places = [MARK.slice(1, -1), ...marked(shot.body)];
    for (const [at, place] of places.entries())
      // Each place gets a third of them, another place others.
      for (const body of bodies.filter((_, which) => (which + at) % 3 === 0)) {
        const text = JSON.stringify(place).replace(MARK, () => body);
        const bytes = Buffer.from(text);
        let cost = await costOf(name, row, shot.url, bytes);
        for (let tries = 1; tries < TRIES && cost.ms > MOST_MS; tries += 1) {
          const again = await costOf(name, row, shot.url, bytes);
          cost = { status: Math.max(cost.status, again.status), ms: Math.min(cost.ms, again.ms) };
        }
        if (cost.ms > MOST_MS || cost.status >= 500) wrong.push(`${cost.status} after ${cost.ms} ms for ${text.length} of ${text.slice(0, 200)}`);
      }
    expect(wrong).toEqual([]);
  },
  240_000,
);
