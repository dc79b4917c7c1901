import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MERGE_RULE, MERGE_RULES, mergeQuantity, type MergeRule } from './merge.ts';

const quantity = fc.nat(1_000);
const rules = Object.keys(MERGE_RULES) as MergeRule[];

test('this shop adds both up, to what one cart may hold', () => {
  expect(MERGE_RULE).toBe('sum');
  expect([mergeQuantity(1, 2, 10), mergeQuantity(8, 5, 10), mergeQuantity(0, 3, 10), mergeQuantity(3, 0, 10)]).toEqual([3, 10, 3, 3]);
});

describe.each(rules)('the rule %s', (rule) => {
  test('takes nothing from the account, adds no more than the guest had, and fills no line beyond its maximum', () => {
    fc.assert(
      fc.property(quantity, quantity, quantity, (account, guest, max) => {
        const merged = mergeQuantity(account, guest, max, rule);
        expect(merged).toBeGreaterThanOrEqual(account);
        expect(merged).toBeLessThanOrEqual(account + guest);
        if (merged > account) expect(merged).toBeLessThanOrEqual(max);
      }),
    );
  });

  test('does the same for two guests in either order', () => {
    fc.assert(
      fc.property(quantity, quantity, quantity, quantity, (account, one, other, max) => {
        const then = (first: number, second: number): number => mergeQuantity(mergeQuantity(account, first, max, rule), second, max, rule);
        expect(then(one, other)).toBe(then(other, one));
      }),
    );
  });
});
