import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOOKS, type Book } from '#server/platform/db/schema/loyalty.ts';
import { balanceOf, expire, type Holding, type Lot, type Posting, spend, takeBack, takeIn } from './ledger.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, 1 + number));

/** The books as they stand after some transactions; what the shop's tables do, without a shop. */
class Books {
  readonly sums = Object.fromEntries(BOOKS.map((name) => [name, 0])) as Record<Book, number>;
  readonly lots = new Map<string, Lot>();

  get holding(): Holding {
    return { lots: [...this.lots.values()].filter(({ points }) => points > 0), debt: -this.sums.debt };
  }

  write(postings: readonly Posting[], expiresAt = day(0)): void {
    expect(postings.reduce((sum, { points }) => sum + points, 0)).toBe(0);
    for (const { book, lotId, points } of postings) {
      this.sums[book] += points;
      expect(lotId !== null).toBe(book === 'points');
      if (lotId === null) continue;
      const lot = this.lots.get(lotId) ?? { id: lotId, points: 0, expiresAt };
      this.lots.set(lotId, { ...lot, points: lot.points + points });
    }
  }
}

const step = fc.record({
  what: fc.constantFrom('earn', 'spend', 'give-back', 'take-back', 'expire'),
  points: fc.integer({ min: 1, max: 300 }),
  pick: fc.nat(20),
  /** Days that pass before it. */
  wait: fc.integer({ min: 0, max: 40 }),
  lasts: fc.integer({ min: 1, max: 120 }),
});

it('adds up after any story of earning, spending, returning and expiring', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const books = new Books();
      let today = 0;
      for (const [index, { what, points, pick, wait, lasts }] of steps.entries()) {
        today += wait;
        const id = `lot ${index}`;
        const before = balanceOf(books.holding, day(today));
        const debt = books.holding.debt;
        if (what === 'earn' || what === 'give-back') {
          books.write(takeIn(books.holding, points, id, what === 'earn' ? 'issued' : 'redeemed'), day(today + lasts));
          expect(balanceOf(books.holding, day(today)) - books.holding.debt).toBe(before - debt + points);
        } else if (what === 'spend') {
          const postings = spend(books.holding, points, day(today));
          expect(postings !== undefined).toBe(points <= before);
          if (postings) books.write(postings);
          expect(balanceOf(books.holding, day(today))).toBe(postings ? before - points : before);
        } else if (what === 'take-back') books.write(takeBack(books.holding, points, [...books.lots.keys()][pick]));
        else {
          const due = books.holding.lots.find(({ expiresAt }) => expiresAt <= day(today));
          if (due) books.write(expire(books.holding, due.id));
          expect(balanceOf(books.holding, day(today))).toBe(before);
        }
        for (const lot of books.lots.values()) expect(lot.points).toBeGreaterThanOrEqual(0);
        expect([...books.lots.values()].reduce((sum, lot) => sum + lot.points, 0)).toBe(books.sums.points);
        expect(books.sums.debt).toBeLessThanOrEqual(0);
        expect(books.sums.points === 0 || books.sums.debt === 0).toBe(true);
        expect(Object.values(books.sums).reduce((sum, value) => sum + value, 0)).toBe(0);
      }
    }),
    { numRuns: 400 },
  );
});

it('spends first what would expire first, and nothing that has expired', () => {
  const lots = [
    { id: 'old', points: 50, expiresAt: day(1) },
    { id: 'late', points: 50, expiresAt: day(9) },
    { id: 'soon', points: 50, expiresAt: day(5) },
  ];
  expect(spend({ lots, debt: 0 }, 70, day(2))).toEqual([
    { book: 'points', lotId: 'soon', points: -50 },
    { book: 'points', lotId: 'late', points: -20 },
    { book: 'redeemed', lotId: null, points: 70 },
  ]);
  expect(spend({ lots, debt: 0 }, 101, day(2))).toBeUndefined();
});

it('owes what was spent before it came back, and pays with what is earned next', () => {
  expect(takeBack({ lots: [{ id: 'a', points: 30, expiresAt: day(9) }], debt: 0 }, 100, 'gone')).toEqual([
    { book: 'points', lotId: 'a', points: -30 },
    { book: 'debt', lotId: null, points: -70 },
    { book: 'issued', lotId: null, points: 100 },
  ]);
  expect(takeIn({ lots: [], debt: 70 }, 100, 'b', 'issued')).toEqual([
    { book: 'issued', lotId: null, points: -100 },
    { book: 'debt', lotId: null, points: 70 },
    { book: 'points', lotId: 'b', points: 30 },
  ]);
});
