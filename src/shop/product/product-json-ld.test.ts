import { describe, expect, it } from 'vitest';
import { productGroupJsonLd } from './product-json-ld.ts';
import { makeDetails } from './testing/make-details.ts';

const boot = makeDetails({ colors: ['K1B', 'R2D'], sizes: ['8', '9'], stock: { 'K1B/8': 12, 'K1B/9': 2, 'R2D/8': 0 } });
const described = (product = boot) =>
  productGroupJsonLd(product, 'https://shop.example', '/en-us/p/test-boot-TESTBOOT') as {
    hasVariant: { offers: Record<string, unknown> }[];
  } & Record<string, unknown>;

describe('what a search engine is told', () => {
  it('names the style once and every variant with its own offer', () => {
    const group = described();
    expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'TESTBOOT', url: 'https://shop.example/en-us/p/test-boot-TESTBOOT' });
    expect(group.variesBy).toEqual(['https://schema.org/color', 'https://schema.org/size']);
    expect(group.hasVariant.map(({ offers }) => offers.availability)).toEqual([
      'https://schema.org/InStock',
      'https://schema.org/LimitedAvailability',
      'https://schema.org/OutOfStock',
    ]);
  });

  it('writes prices as decimals of the currency', () => {
    expect(described().hasVariant[0]?.offers).toMatchObject({ price: '99.00', priceCurrency: 'USD' });
  });

  it('leads from an offer to the page with that variant chosen', () => {
    expect(described().hasVariant[0]?.offers.url).toBe('https://shop.example/en-us/p/test-boot-TESTBOOT?color=K1B&size=8');
  });

  it('claims no rating that nobody gave', () => {
    expect(described()).toHaveProperty('aggregateRating');
    expect(described({ ...boot, rating: { score: 0, reviewsCount: 0 } })).not.toHaveProperty('aggregateRating');
  });

  it('sells nothing before it is published', () => {
    expect(described({ ...boot, comingSoon: true }).hasVariant[0]?.offers.availability).toBe('https://schema.org/PreOrder');
  });
});
