import type { Price, ProductDetails, Variant } from '#contract/calls/products.ts';

export const makePrice = (current: number, original = current): Price => ({
  currency: 'USD',
  current,
  original,
  lowCurrent: current,
  highCurrent: current,
  lowOriginal: original,
  highOriginal: original,
});

interface Shape {
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly widths?: readonly string[];
  /** `color/size/width` to units; a combination that is not named does not exist. */
  readonly stock: Readonly<Record<string, number>>;
  readonly notifyMe?: boolean;
}

const LOW = 3;

/** A product for tests, with as many variants as `stock` names. */
export const makeDetails = ({ colors, sizes, widths = [], stock, notifyMe = false }: Shape, more: Partial<ProductDetails> = {}): ProductDetails => {
  const price = makePrice(9900, 12900);
  const variants = Object.entries(stock).map(([combination, quantity], index): Variant => {
    const [color = '', size = '', width] = combination.split('/');
    const upc = `40000000000${index}`.slice(-12);
    return {
      id: upc,
      upc,
      productId: `TESTBOOT${color}`,
      attributes: { color, size, ...(width !== undefined && { width }) },
      price,
      notifyMe,
      stockStatus: quantity === 0 ? 'OUT OF STOCK' : quantity <= LOW ? 'LOW STOCK' : 'AVAILABLE',
      inventory: quantity === 0 ? 'OutOfStock' : 'InStock',
      quantity,
      maxQty: Math.min(quantity, 10),
    };
  });
  const option = (value: string) => ({ value, label: value, available: true });
  return {
    id: 'TESTBOOT',
    masterId: 'TESTBOOT',
    productId: `TESTBOOT${colors[0] ?? ''}`,
    name: 'Test Boot',
    slug: 'test-boot',
    url: '/en-us/p/test-boot-TESTBOOT',
    sku: 'TESTBOOT',
    brand: 'Waymark',
    gender: 'unisex',
    ageGroup: 'adult',
    productType: 'hiking-boot',
    presale: false,
    comingSoon: false,
    isRobisOnly: false,
    currency: 'USD',
    description: 'A boot.',
    details: { features: [], materials: [], care: [], benefitRatings: [] },
    price,
    attributes: [
      { type: 'color', label: 'Colour', options: colors.map((value) => ({ ...option(value), productId: `TESTBOOT${value}` })) },
      { type: 'size', label: 'Size', options: sizes.map(option) },
      ...(widths.length > 0 ? [{ type: 'width', label: 'Width', options: widths.map(option) }] : []),
    ],
    variants,
    rating: { score: 4.5, reviewsCount: 12 },
    breadcrumbs: [{ id: '1000', name: 'Boots', url: '/en-us/c/boots-1000' }],
    pricingFacts: { taxClass: 'footwear', categoryIds: ['1000'] },
    asOf: '2026-11-21T08:00:00.000Z',
    ...more,
  };
};
