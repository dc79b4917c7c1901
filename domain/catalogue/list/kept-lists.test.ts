import { expect, test } from 'vitest';
import type { Match } from './count-facets.ts';
import { keptIn, keptList, LARGE, LARGE_AGE_MS, type Listed, MOST_LISTS, MOST_MATCHES } from './kept-lists.ts';
import type { Shelf, ShelfStyle } from './shelf.ts';

const newShelf = (styles: number): Shelf => ({
  until: Number.POSITIVE_INFINITY,
  styles: Array.from({ length: styles }, () => ({}) as ShelfStyle),
  byId: new Map(),
});
const listOf = (matches: number): Listed => ({
  counted: { counts: {} as Listed['counted']['counts'], price: undefined },
  sorted: Array.from({ length: matches }, () => ({}) as Match),
});

const openLists = (styles = 1) => {
  const shelf = newShelf(styles);
  const model = { stock: { at: 0, changes: 0 } };
  const made: string[] = [];
  const ask = (key: string, matches = 1, at = 0): Listed =>
    keptList(shelf, model, key, at, () => {
      made.push(key);
      return listOf(matches);
    });
  return { shelf, model, made, ask };
};

test('a list is made once, until a variant has sold out or come back', () => {
  const { model, made, ask } = openLists();
  expect(ask('boots')).toBe(ask('boots'));
  ask('shoes');
  expect(made).toEqual(['boots', 'shoes']);
  model.stock.changes += 1;
  ask('boots');
  ask('boots');
  expect(made).toEqual(['boots', 'shoes', 'boots']);
});

test('a large catalogue is counted again at most every five seconds, however often something sells out', () => {
  const { model, made, ask } = openLists(LARGE + 1);
  for (let at = 0; at <= 2 * LARGE_AGE_MS; at += 100) {
    model.stock.changes += 1;
    ask('boots', 1, at);
  }
  expect(made).toHaveLength(3);
});

test('the number of lists is limited, and the one that was asked for last stays', () => {
  const { shelf, made, ask } = openLists();
  ask('first');
  for (let at = 0; at < 2 * MOST_LISTS; at += 1) {
    ask(`list ${at}`);
    ask('first');
  }
  expect(keptIn(shelf)).toEqual({ lists: MOST_LISTS, matches: MOST_LISTS });
  expect(made.filter((key) => key === 'first')).toHaveLength(1);
});

test('what the lists hold together is limited, and a list that is longer than that is kept alone', () => {
  const { shelf, ask } = openLists();
  const long = MOST_MATCHES / 5;
  for (let at = 0; at < 20; at += 1) {
    ask(`list ${at}`, long);
    expect(keptIn(shelf).matches).toBeLessThanOrEqual(MOST_MATCHES);
  }
  expect(keptIn(shelf)).toEqual({ lists: 5, matches: MOST_MATCHES });
  ask('everything', MOST_MATCHES + 1);
  expect(keptIn(shelf)).toEqual({ lists: 1, matches: MOST_MATCHES + 1 });
  ask('after that', 10);
  expect(keptIn(shelf)).toEqual({ lists: 1, matches: 10 });
});
