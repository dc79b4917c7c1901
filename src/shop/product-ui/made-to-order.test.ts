import { describe, expect, it } from 'vitest';
import type { Customs } from '#contract/calls/products.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { beginWith, madeAs, madeOf } from './made-to-order.ts';

const customs: Customs = {
  parts: [
    {
      key: 'sole',
      label: 'Sole',
      options: [
        { value: 'gum', label: 'Gum', surcharge: 0 },
        { value: 'lug', label: 'Lugged', surcharge: 15_00 },
      ],
    },
    { key: 'letters', label: 'Letters', options: [], text: { maxLength: 4, surcharge: 10_00 } },
  ],
  deliveryTime: { minDays: 14, maxDays: 21 },
};

const shoe: CartItemInput = {
  choice: { product: 'CORDWAINWHT', upc: '1' },
  facts: {
    masterId: 'CORDWAIN',
    name: 'Cordwain',
    productImageURL: '',
    pdpUrl: '',
    slug: '',
    price: { current: 140_00, original: 140_00, currency: 'USD' },
    attributes: [{ type: 'size', value: '9', label: '9' }],
    pricingFacts: { taxClass: 'footwear', categoryIds: [] },
    maxQty: 10,
  },
};

describe('a thing that is made to order', () => {
  it('begins as the shop designed it, or as it was made before', () => {
    expect(beginWith(customs, undefined)).toEqual({ sole: 'gum' });
    expect(beginWith(customs, 'letters-AB.sole-lug')).toEqual({ letters: 'AB', sole: 'lug' });
    expect(beginWith(customs, 'sole-cork')).toEqual({ sole: 'gum' });
  });

  it('cannot be made where a part is open or its letters are none', () => {
    expect(madeOf(customs, { letters: 'AB' })).toBeUndefined();
    expect(madeOf(customs, { sole: 'gum', letters: 'ABCDE' })).toBeUndefined();
    expect(madeOf(customs, { sole: 'gum', letters: 'a b' })).toBeUndefined();
    expect(madeOf(customs, { sole: 'gum', letters: '' })).toBeUndefined();
  });

  it('costs its surcharges and says what it is', () => {
    const made = madeOf(customs, { sole: 'lug', letters: 'AB' });
    expect(made).toMatchObject({ recipeId: 'letters-AB.sole-lug', more: 25_00 });
    const item = made && madeAs(shoe, made);
    expect(item?.choice.recipeId).toBe('letters-AB.sole-lug');
    expect(item?.facts).toMatchObject({ isCustoms: true, price: { current: 165_00, original: 165_00 } });
    expect(item?.facts.attributes.map(({ label }) => label)).toEqual(['9', 'Sole: Lugged', 'Letters: AB']);
  });

  it('made otherwise costs what the other recipe does', () => {
    const before = madeOf(customs, { sole: 'lug' });
    const after = madeOf(customs, { sole: 'gum', letters: 'Z' }, before?.recipeId);
    const item = before && after && madeAs(madeAs(shoe, before), after);
    expect(item?.facts.price.current).toBe(150_00);
    expect(item?.facts.attributes.map(({ label }) => label)).toEqual(['9', 'Sole: Gum', 'Letters: Z']);
  });
});
