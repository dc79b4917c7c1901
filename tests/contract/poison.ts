import type { CallRow } from '#contract/calls/call.ts';
import { operationOf, type Shot } from './shots.ts';

const UNKNOWN_ID = '0193b0a4-77aa-7000-8000-00000000dead';

/** Texts that look like something, and are not: ids of nothing, numbers and days beyond what a column holds, what no column holds. */
const TEXTS = [
  '',
  ' ',
  'a\u0000b',
  'a\ud800',
  '\u202e\u200b',
  'x'.repeat(9_000),
  '%00',
  "' or 1=1; --",
  '\\',
  '__proto__',
  UNKNOWN_ID,
  'ABCDEFGHK1B',
  '-1',
  '1.5',
  '1e999',
  'NaN',
  'Infinity',
  '2147483648',
  '9223372036854775808',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '+275760-09-13',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
];
const NUMBERS = [-1, 0, 0.1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 2 ** 63, 1e308];
const SHAPES = [null, true, [], {}, [[]], { text: 'x' }, Array.from({ length: 3_000 }, (_, at) => `${at}`)];
const POISONS: readonly unknown[] = [...TEXTS, ...NUMBERS, ...SHAPES];

/** Bodies that are none, and types that are not ours. */
const WIRES: readonly Pick<Shot, 'text' | 'contentType'>[] = [
  ...['', '{', '{"a":1}{"b":2}', 'null', '[]', '"text"', '12', '\ufeff{}', '[['.repeat(5_000), '{"a":'.repeat(5_000), 'NaN', "{'a':1}"].map(
    (text) => ({ text }),
  ),
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'x', ''].map(
    (contentType) => ({ contentType }),
  ),
];

/** The value once for every place in it, at most three levels down, with `poison` there. */
function* poisonedAt(value: unknown, poison: unknown, depth = 0): Generator {
  if (depth > 0) yield poison;
  if (depth === 3 || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const first of poisonedAt(value[0], poison, depth + 1)) yield [first, ...(value as unknown[]).slice(1)];
    return;
  }
  for (const [name, part] of Object.entries(value)) for (const poisoned of poisonedAt(part, poison, depth + 1)) yield { ...value, [name]: poisoned };
}

const textOf = (poison: unknown): string => (typeof poison === 'string' ? poison : (JSON.stringify(poison) ?? ''));
/** As a client can send it: half a character is no text for an address. */
const encoded = (poison: unknown): string =>
  encodeURIComponent(
    textOf(poison)
      .replaceAll(/\p{Surrogate}/gu, '\ufffd')
      .slice(0, 1_000),
  );

/** A shot once for every place in path, query and body, with the poison there. */
function* shotsWith(poison: unknown, row: CallRow, { url, body }: Shot): Generator<Shot> {
  const [path = '', search = ''] = url.split('?');
  const parts = path.split('/');
  const query = new URLSearchParams(search);
  for (const [at, part] of row.path.split('/').entries())
    if (part.startsWith('{')) yield { url: `${parts.with(at, encoded(poison) || '-').join('/')}?${search}`, body };
  for (const { name, in: place } of operationOf(row).parameters) {
    if (place !== 'query') continue;
    const others = new URLSearchParams([...query].filter(([other]) => other !== name));
    yield { url: `${path}?${others}&${name}=${encoded(poison)}`, body };
    yield { url: `${path}?${query}&${name}=${encoded(poison)}&${name}[]=${encoded(poison)}`, body };
  }
  if (row.body) for (const poisoned of poisonedAt(body, poison)) yield { url, body: poisoned };
}

/**
 * Every place of a shot with one poison in `every`, the next place with the next ones; then bodies and types that are none of ours.
 * @param every 1: each place with each poison
 */
export function* poisonedShots(row: CallRow, shot: Shot, every: number): Generator<Shot> {
  for (const [turn, poison] of POISONS.entries()) {
    let place = turn;
    for (const poisoned of shotsWith(poison, row, shot)) if (place++ % every === 0) yield poisoned;
  }
  if (row.body) for (const wire of WIRES) yield { ...shot, ...wire };
}
