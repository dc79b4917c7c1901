import { describe, expect, it } from 'vitest';
import type { Model, ModelStyle, ModelVariant } from '../model/types.ts';
import { prepareShelf, shelfOf, styleOnShelf } from './shelf.ts';

/** Styles with one variant each, whose price falls at 1,000. */
const modelOf = (count: number): Model => {
  const styles = Array.from({ length: count }, (_, at): ModelStyle => {
    const style = { id: `STYLE${at}`, giftOnly: false, colourways: [] } as unknown as ModelStyle;
    const variant = {
      upc: `${at}`,
      prices: {
        USD: [
          { from: 0, current: 200, original: 200 },
          { from: 1_000, current: 100, original: 200 },
        ],
      },
    } as unknown as ModelVariant;
    style.colourways.push({ style, variants: [variant] } as unknown as ModelStyle['colourways'][number]);
    return style;
  });
  const variants = styles.flatMap(({ colourways }) => colourways.flatMap((colourway) => colourway.variants));
  return {
    styles,
    styleById: new Map(styles.map((style) => [style.id, style])),
    variantByUpc: new Map(variants.map((variant) => [variant.upc, variant])),
  } as unknown as Model;
};

describe('the shelf', () => {
  it('is the same whether it is made at once or beside other work, and is made once', async () => {
    const [one, other] = [modelOf(450), modelOf(450)];
    let breaths = 0;
    const prepared = await prepareShelf(one, 'USD', 500, async () => (breaths += 1));
    expect(breaths).toBe(4);
    expect(shelfOf(one, 'USD', 500)).toBe(prepared);
    expect(prepared.styles.map(({ price }) => price)).toEqual(shelfOf(other, 'USD', 500).styles.map(({ price }) => price));
    expect(prepared.until).toBe(1_000);
  });

  it('answers for one style what it answers as a whole, before and after a price changes', () => {
    const model = modelOf(3);
    const priceAt = (now: number) => styleOnShelf(model, 'USD', now, 'STYLE1')?.price.current;
    expect([priceAt(500), priceAt(999), priceAt(1_000)]).toEqual([200, 200, 100]);
    expect(styleOnShelf(model, 'USD', 500, 'OTHER')).toBeUndefined();
    expect(styleOnShelf(model, 'EUR', 500, 'STYLE1')).toBeUndefined();
    expect(styleOnShelf(modelOf(3), 'USD', 500, 'STYLE1')?.price).toEqual(shelfOf(modelOf(3), 'USD', 500).byId.get('STYLE1')?.price);
  });
});
