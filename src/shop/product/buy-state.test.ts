import { describe, expect, it } from 'vitest';
import { buyState, type BuyFacts, type BuyState } from './buy-state.ts';

const inStock = { inventory: 'InStock', notifyMe: true } as const;
const soldOut = { inventory: 'OutOfStock', notifyMe: true } as const;
const ready: BuyFacts = {
  loaded: true,
  comingSoon: false,
  presale: false,
  missing: 0,
  variant: inStock,
  signedIn: false,
  editing: false,
  notifyMeOn: true,
};

const table: readonly [title: string, facts: Partial<BuyFacts>, state: BuyState][] = [
  ['waits until the details have arrived', { loaded: false }, 'loading'],
  ['offers nothing before a product is published', { comingSoon: true }, 'coming-soon'],
  ['asks for what is still to be chosen', { missing: 1, variant: undefined }, 'choose'],
  ['says so when a combination was never made', { variant: undefined }, 'never-made'],
  ['offers a notice for a sold-out variant that has them', { variant: soldOut }, 'notify-me'],
  ['is out of stock when the variant has no notices', { variant: { ...soldOut, notifyMe: false } }, 'out-of-stock'],
  ['is out of stock when the shop has no notices', { variant: soldOut, notifyMeOn: false }, 'out-of-stock'],
  ['asks a guest to sign in for a presale', { presale: true }, 'sign-in'],
  ['sells a presale to those who are signed in', { presale: true, signedIn: true }, 'add'],
  ['says sold out before it asks anyone to sign in', { presale: true, variant: soldOut }, 'notify-me'],
  ['updates the line that it was opened from', { editing: true }, 'update'],
  ['asks to sign in before it updates a presale', { editing: true, presale: true }, 'sign-in'],
  ['adds in every other case', {}, 'add'],
];

describe('the buying button', () => {
  it.each(table)('%s', (_, facts, state) => {
    expect(buyState({ ...ready, ...facts })).toBe(state);
  });
});
