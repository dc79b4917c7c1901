import { describe, expect, it } from 'vitest';
import { type Promotion, promotionSchema } from '#contract/promotion.ts';
import { automaticPromotions, socksWithShoes } from './seed-automatic.ts';
import { SEED_COUPONS } from './seed-coupons.ts';

const automatic = automaticPromotions({ styleIds: ['SOCKS001'], gifts: [{ upc: '1', productId: 'SOCKS001BLU' }] });
const all: readonly Promotion[] = [...automatic, socksWithShoes(['SOCKS001']), ...SEED_COUPONS.map(({ rule }) => rule)];

describe('the promotions of the demonstration shop', () => {
  it('are well formed, each under a name of its own', () => {
    for (const rule of all) expect(promotionSchema.parse(rule)).toEqual(rule);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { code, rule } of SEED_COUPONS) expect(rule.id).toBe(code);
  });

  it('speak English, French and German, and say no amount that they do not have', () => {
    for (const { name, callout, approaching, above } of all)
      for (const words of [name, callout, approaching, above]) if (words) expect(Object.keys(words).toSorted()).toEqual(['de', 'en', 'fr']);
    for (const { approaching, threshold } of all) if (approaching?.en?.includes('{missing}')) expect(threshold).toBeDefined();
  });

  it('show one of every kind', () => {
    const effects = new Set(all.map(({ effect }) => effect.type));
    expect([...effects].toSorted()).toEqual(['amount', 'buy-get', 'fixed-price', 'free-shipping', 'gift', 'percent']);
    expect(new Set(all.map(({ level }) => level)).size).toBe(3);
    expect(all.some(({ quantity }) => quantity)).toBe(true);
    expect(all.some(({ exclusive }) => exclusive)).toBe(true);
    expect(all.some(({ target }) => target)).toBe(true);
  });

  it('name in their id for whom they are worded, and know a gift by it (spec 1 §4)', () => {
    for (const { id, audience, effect } of automatic) {
      for (const marker of ['GUEST', 'REGISTERED'] as const) expect(audience?.includes(marker) ?? false).toBe(id.includes(marker));
      expect(effect.type === 'gift').toBe(id.includes('GWP'));
    }
  });

  it('are about nothing that a catalogue does not have', () => {
    expect(automaticPromotions({ styleIds: [], gifts: [] }).map(({ id }) => id)).toEqual([
      'SEASON-20',
      'FREE-STANDARD',
      'EXPRESS-GUEST',
      'EXPRESS-REGISTERED',
    ]);
  });
});
