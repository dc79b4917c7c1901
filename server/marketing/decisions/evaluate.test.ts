import { describe, expect, it } from 'vitest';
import { type Conditions, conditionsSchema } from './conditions.ts';
import { bucketOf, decide, type DecisionRule, holds } from './evaluate.ts';
import { NO_HISTORY } from './history.ts';
import { SEED_RULES } from './rules.ts';
import { seenIn, type Visit, visitOf } from './visit.ts';

const CUSTOMER = '00000000-0000-4000-8000-000000000001';
const visit = (more: Partial<Visit> = {}): Visit => ({
  customerId: CUSTOMER,
  audience: ['GUEST'],
  locale: 'en-us',
  pageType: 'Home',
  cart: { count: 0, subtotal: 0 },
  history: NO_HISTORY,
  variables: new Map(),
  ...more,
});
const history = (more: Partial<Visit['history']>): Partial<Visit> => ({ history: { ...NO_HISTORY, ...more } });

describe('a rule', () => {
  it.each<[string, Conditions, Partial<Visit>, boolean]>([
    ['without conditions', {}, {}, true],
    ['for guests, of a guest', { audience: { anyOf: ['GUEST'] } }, {}, true],
    ['for members, of a guest', { audience: { anyOf: ['MEMBER', 'EMPLOYEE'] } }, {}, false],
    ['for members, of a member', { audience: { anyOf: ['MEMBER'] } }, { audience: ['REGISTERED', 'MEMBER'] }, true],
    ['for all but employees, of an employee', { audience: { noneOf: ['EMPLOYEE'] } }, { audience: ['REGISTERED', 'EMPLOYEE'] }, false],
    ['for all but employees, of a guest', { audience: { noneOf: ['EMPLOYEE'] } }, {}, true],
    ['for a page type, on it', { pageTypes: ['PLP', 'Home'] }, {}, true],
    ['for a page type, on another', { pageTypes: ['PLP'] }, {}, false],
    ['for a page type, on a page of no type', { pageTypes: ['Home'] }, { pageType: undefined }, false],
    ['for a locale, in it', { locales: ['en-us'] }, {}, true],
    ['for a locale, in another', { locales: ['fr-fr'] }, {}, false],
    ['for two pieces in the cart, with two', { cart: { minCount: 2 } }, { cart: { count: 2, subtotal: 10 } }, true],
    ['for two pieces in the cart, with one', { cart: { minCount: 2 } }, { cart: { count: 1, subtotal: 10 } }, false],
    ['for an empty cart, with one piece', { cart: { maxCount: 0 } }, { cart: { count: 1, subtotal: 10 } }, false],
    ['for 100.00 in the cart, with 99.99', { cart: { minSubtotal: 10_000 } }, { cart: { count: 1, subtotal: 9_999 } }, false],
    ['for 100.00 in the cart, with 100.00', { cart: { minSubtotal: 10_000 } }, { cart: { count: 1, subtotal: 10_000 } }, true],
    ['up to 50.00 in the cart, with more', { cart: { maxSubtotal: 5_000 } }, { cart: { count: 1, subtotal: 5_001 } }, false],
    ['for buyers, of somebody with an order', { history: { minOrders: 1 } }, history({ orders: 1 }), true],
    ['for buyers, of somebody without', { history: { minOrders: 1 } }, {}, false],
    ['for nobody with orders, of somebody with one', { history: { maxOrders: 0 } }, history({ orders: 1 }), false],
    ['for three products seen, after three', { history: { minViewedProducts: 3 } }, history({ products: ['A', 'B', 'C'] }), true],
    ['for three products seen, after two', { history: { minViewedProducts: 3 } }, history({ products: ['A', 'B'] }), false],
    ['for any of two products, after one of them', { history: { viewedProducts: ['A', 'B'] } }, history({ products: ['B'] }), true],
    ['for a product, after another', { history: { viewedProducts: ['A'] } }, history({ products: ['C'] }), false],
    ['for a category, after it', { history: { viewedCategories: ['1000'] } }, history({ categories: ['1000'] }), true],
    ['for a search, however it is spelt', { history: { searched: ['Trail  Shoe'] } }, history({ searches: ['trail shoe'] }), true],
    ['for a search, after another', { history: { searched: ['boot'] } }, history({ searches: ['trail shoe'] }), false],
    ['for a custom variable, with its value', { variables: { plan: 'gold' } }, { variables: new Map([['plan', 'gold']]) }, true],
    ['for a custom variable, with another value', { variables: { plan: 'gold' } }, { variables: new Map([['plan', 'blue']]) }, false],
    ['for a custom variable, without it', { variables: { plan: 'gold' } }, {}, false],
    ['for a share, of somebody without an id', { share: { from: 0, to: 100 } }, { customerId: undefined }, false],
    ['for everybody’s share', { share: { from: 0, to: 100 } }, {}, true],
    ['for several things of which one is not so', { pageTypes: ['Home'], cart: { minCount: 1 } }, {}, false],
  ])('%s', (_, conditions, given, expected) => {
    expect(holds({ experienceId: 'hero', conditions }, visit(given))).toBe(expected);
  });

  it('whose conditions name something unknown, or a share that ends before it begins, cannot be read', () => {
    for (const wrong of [{ pagetype: 'Home' }, { share: { from: 50, to: 10 } }, { audience: { anyOf: ['NOBODY'] } }, { cart: { minCount: -1 } }])
      expect(conditionsSchema.safeParse(wrong).success).toBe(false);
  });
});

describe('the share of visitors', () => {
  const customers = Array.from({ length: 4000 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);

  it('is the same for a visitor each time, and another for another experience', () => {
    expect(bucketOf('hero', CUSTOMER)).toBe(bucketOf('hero', CUSTOMER));
    expect(customers.filter((customer) => bucketOf('hero', customer) < 50 && bucketOf('promo', customer) < 50).length / 4000).toBeCloseTo(0.25, 1);
  });

  it('has as many visitors as it says, and each in one part', () => {
    const first = customers.filter((customerId) =>
      holds({ experienceId: 'hero', conditions: { share: { from: 0, to: 30 } } }, visit({ customerId })),
    );
    const rest = customers.filter((customerId) =>
      holds({ experienceId: 'hero', conditions: { share: { from: 30, to: 100 } } }, visit({ customerId })),
    );
    expect(first.length / 4000).toBeCloseTo(0.3, 1);
    expect(first.length + rest.length).toBe(4000);
  });
});

const rule = (id: string, priority: number, conditions: Conditions, experienceId = 'hero'): DecisionRule => ({
  id,
  experienceId,
  priority,
  conditions,
  variantId: id,
  variantName: `The ${id}`,
});

describe('a decision', () => {
  it('is by the first rule that holds, one an experience, and the baseline where none does', () => {
    const rules = [
      rule('last', 30, {}),
      rule('second', 20, { pageTypes: ['Home'] }),
      rule('first', 10, { cart: { minCount: 1 } }),
      rule('other', 1, { locales: ['de-de'] }, 'promo'),
    ];
    expect(decide(rules, visit())).toEqual([
      { experienceId: 'hero', variantId: 'second', variantName: 'The second' },
      { experienceId: 'promo', variantId: 'Baseline', variantName: 'Baseline' },
    ]);
    expect(decide(rules, visit({ cart: { count: 1, subtotal: 1 } }))[0]?.variantId).toBe('first');
    expect(decide(rules, visit({ pageType: 'PLP' }))[0]?.variantId).toBe('last');
  });

  it('does not depend on the order in which rules are read', () => {
    const rules = [rule('b', 10, {}), rule('a', 10, {})];
    expect(decide(rules, visit())).toEqual(decide(rules.toReversed(), visit()));
  });

  it('of the seeded rules shows returning visitors another hero, and a promotion beside a filled cart', () => {
    const seeded = SEED_RULES.map((one) => ({ ...one, conditions: conditionsSchema.parse(one.conditions) }));
    const variants = (given: Partial<Visit>) => decide(seeded, visit(given)).map(({ variantId }) => variantId);
    expect(variants({})).toEqual(['Baseline', 'Baseline']);
    expect(variants(history({ orders: 1 }))).toEqual(['returning', 'Baseline']);
    expect(variants(history({ products: ['A', 'B', 'C'] }))).toEqual(['returning', 'Baseline']);
    expect(variants({ pageType: 'PLP', cart: { count: 1, subtotal: 100 } })).toEqual(['Baseline', 'cart-not-empty']);
    expect(variants({ pageType: 'PLP', cart: { count: 1, subtotal: 100 }, audience: ['REGISTERED', 'ASSOCIATE'] })).toEqual(['Baseline', 'Baseline']);
  });
});

describe('what the events of a page say', () => {
  const around = { audience: ['GUEST'] as const, locale: 'en-us' as const, currency: 'USD', history: { ...NO_HISTORY, products: ['A', 'B'] } };

  it('is the last page and cart, all that was looked at with what was before, and the variables', () => {
    const described = visitOf(
      {
        customerId: CUSTOMER,
        events: [
          { type: 'pageView', pageType: 'PDP', categories: ['1000'] },
          { type: 'screenSize', width: 390, height: 844 },
          { type: 'productView', products: ['C', 'A'] },
          { type: 'search', term: '  Trail   SHOE ' },
          { type: 'cart', currency: 'USD', items: [{ productId: 'X', quantity: 2, unitPrice: 1250 }] },
          { type: 'customVariables', variables: [{ variable: 'plan', value: 'gold' }] },
        ],
      },
      around,
    );
    expect(described).toMatchObject({
      pageType: 'PDP',
      cart: { count: 2, subtotal: 2500 },
      history: { products: ['C', 'A', 'B'], categories: ['1000'], searches: ['trail shoe'] },
    });
    expect(described.variables.get('plan')).toBe('gold');
  });

  it('is no subtotal in another currency', () => {
    const cart = { type: 'cart' as const, currency: 'EUR', items: [{ productId: 'X', quantity: 2, unitPrice: 1250 }] };
    expect(visitOf({ customerId: undefined, events: [cart] }, around).cart).toEqual({ count: 2, subtotal: 0 });
  });

  it('is nothing of a search for nothing', () => {
    expect(seenIn([{ type: 'search', term: '   ' }])).toEqual({ products: [], categories: [], searches: [] });
  });
});
