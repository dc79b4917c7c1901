import { describe, expect, it } from 'vitest';
import { LOCALE_IDS } from '#contract/locales.ts';
import type { Price } from '#contract/calls/products.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { details, search, useSeededCatalogue } from '#server/catalogue/products/testing.ts';
import { priceFacts } from '#src/shop/product-ui/price-facts.ts';

useSeededCatalogue();

const PAGE = 96;
/** Pages of products price their variants as cards do: some are enough. */
const PRODUCT_PAGES = 12;
const DEPARTMENTS = ['1000', '2000', '3000', '4000', '6000'];

const listed = async (categoryId: string, locale: (typeof LOCALE_IDS)[number]) => {
  const hits = [];
  for (let start = 0, total = 1; start < total; start += PAGE) {
    const answer = await search({ categoryId, start, count: PAGE }, locale);
    total = answer.total;
    hits.push(...answer.hits);
  }
  return hits;
};

describe.each(LOCALE_IDS)('a reduced price in %s', (locale) => {
  const omnibus = settingsFor(locale).features.omnibusPrice;
  const check = (price: Price): void => {
    const { low, high, was, percent, lowestBefore } = priceFacts(price, { omnibus });
    if (percent === undefined) return;
    expect([low, was?.low]).toEqual([high, was?.high]);
    const struck = was?.low ?? 0;
    expect(percent).toBe(Math.floor(((struck - low) * 100) / struck));
    // Lists are sorted by what they show.
    expect(percent).toBe(price.percentagePriceDiscount);
    expect(struck).toBe(omnibus ? (lowestBefore ?? price.original) : price.original);
  };

  it('strikes through what its percentage is counted from, on every card and on product pages', async () => {
    const hits = (await Promise.all(DEPARTMENTS.map((id) => listed(id, locale)))).flat();
    expect(hits.filter(({ price }) => priceFacts(price, { omnibus }).percent !== undefined).length).toBeGreaterThan(20);
    for (const { price } of hits) check(price);
    const reduced = [...new Set(hits.filter(({ price }) => price.current < price.original).map(({ id }) => id))];
    for (const id of reduced.slice(0, PRODUCT_PAGES)) for (const { price } of (await details(id, locale)).variants) check(price);
  });
});
