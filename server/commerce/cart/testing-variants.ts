import type { Customs } from '#contract/calls/products.ts';
import type { CartPorts, CatalogueVariant } from './ports.ts';

interface TestVariant {
  readonly upc: string;
  readonly productId: string;
  readonly name: string;
  readonly taxClass: string;
  readonly prices: Readonly<Record<string, readonly [current: number, original: number]>>;
  /** Pieces by location. */
  readonly stock?: Readonly<Record<string, number>>;
  readonly maxQty?: number;
  readonly withdrawn?: boolean;
  readonly presale?: boolean;
  readonly releasesOn?: string;
  readonly backorder?: boolean;
  readonly isDigital?: boolean;
  readonly customs?: Customs;
  readonly giftOnly?: boolean;
}

const everywhere = (current: number, original = current) =>
  ({ USD: [current, original], CAD: [current, original], GBP: [current, original], EUR: [current, original] }) as const;

/** A shop of a dozen variants, each with a reason to be in it. */
export const TEST_VARIANTS = {
  shoe: {
    upc: '00000000000101',
    productId: 'TRAIL001BLK',
    name: 'Trail shoe',
    taxClass: 'footwear',
    prices: everywhere(120_00),
    stock: { ship: 20, PDX: 4, PAR: 2, ANC: 3 },
  },
  shoeWide: {
    upc: '00000000000102',
    productId: 'TRAIL001BLK',
    name: 'Trail shoe, wide',
    taxClass: 'footwear',
    prices: everywhere(120_00),
    stock: { ship: 5 },
  },
  tee: {
    upc: '00000000000201',
    productId: 'TEE00001RED',
    name: 'Tee',
    taxClass: 'clothing',
    prices: everywhere(30_00, 40_00),
    stock: { ship: 50, PDX: 5 },
    maxQty: 6,
  },
  kidsBoot: {
    upc: '00000000000301',
    productId: 'KIDS0001BLU',
    name: 'Kids boot',
    taxClass: 'kids-footwear',
    prices: everywhere(45_00),
    stock: { ship: 9 },
  },
  fewLeft: {
    upc: '00000000000401',
    productId: 'RARE0001GRN',
    name: 'Rare jacket',
    taxClass: 'clothing',
    prices: everywhere(200_00),
    stock: { ship: 2 },
  },
  soldOut: {
    upc: '00000000000402',
    productId: 'RARE0001RED',
    name: 'Gone jacket',
    taxClass: 'clothing',
    prices: everywhere(200_00),
    stock: { ship: 0, PDX: 1 },
  },
  backorder: {
    upc: '00000000000403',
    productId: 'RARE0001WHT',
    name: 'Coming jacket',
    taxClass: 'clothing',
    prices: everywhere(200_00),
    stock: { ship: 0 },
    backorder: true,
  },
  withdrawn: {
    upc: '00000000000501',
    productId: 'PAST0001BLK',
    name: 'Withdrawn',
    taxClass: 'standard',
    prices: everywhere(10_00),
    stock: { ship: 5 },
    withdrawn: true,
  },
  presale: {
    upc: '00000000000502',
    productId: 'NEXT0001BLK',
    name: 'Sold ahead',
    taxClass: 'standard',
    prices: everywhere(80_00),
    stock: { ship: 5 },
    presale: true,
  },
  dollarsOnly: {
    upc: '00000000000601',
    productId: 'USDOLLARBLK',
    name: 'Dollars only',
    taxClass: 'standard',
    prices: { USD: [25_00, 25_00] },
    stock: { ship: 5 },
  },
  freeOfCharge: {
    upc: '00000000000701',
    productId: 'ZERO0001BLK',
    name: 'Priced wrongly',
    taxClass: 'standard',
    prices: everywhere(0),
    stock: { ship: 5 },
  },
  dear: {
    upc: '00000000000702',
    productId: 'DEAR0001BLK',
    name: 'Nearly without price',
    taxClass: 'standard',
    // Two of them are more than a sum may be.
    prices: everywhere(1_200_000_000),
    stock: { ship: 5 },
  },
  giftCard: { upc: '00000000000801', productId: 'GIFTCARD050', name: 'Gift card', taxClass: 'gift-card', prices: everywhere(50_00), isDigital: true },
  custom: {
    upc: '00000000000901',
    productId: 'CUSTOM01AAA',
    name: 'Made to order',
    taxClass: 'footwear',
    prices: everywhere(150_00),
    customs: {
      parts: [
        {
          key: 'sole',
          label: 'Sole',
          options: [
            { value: 'gum', label: 'Gum', surcharge: 0 },
            { value: 'trail', label: 'Trail', surcharge: 12_00 },
          ],
        },
        { key: 'letters', label: 'Letters', options: [], text: { maxLength: 3, surcharge: 8_00 } },
      ],
      deliveryTime: { minDays: 14, maxDays: 21 },
    },
  },
  gift: {
    upc: '00000000000950',
    productId: 'GIFT0001BLK',
    name: 'Comes with a purchase',
    taxClass: 'standard',
    prices: everywhere(12_00),
    stock: { ship: 5 },
    giftOnly: true,
  },
  later: {
    upc: '00000000000960',
    productId: 'SOON0001BLK',
    name: 'Not out yet',
    taxClass: 'clothing',
    prices: everywhere(40_00),
    stock: { ship: 50, PDX: 5 },
    releasesOn: '2031-03-12',
  },
  five: { upc: '00000000000999', productId: 'FIVE0001BLK', name: 'Five pieces', taxClass: 'clothing', prices: everywhere(60_00), stock: { ship: 5 } },
} as const satisfies Record<string, TestVariant>;

export type TestVariantName = keyof typeof TEST_VARIANTS;
export const ALL_TEST_VARIANTS: readonly TestVariant[] = Object.values(TEST_VARIANTS);

export const findTestVariants: CartPorts['findVariants'] = async (_db, upcs, locale) => {
  const wanted = await upcs;
  return new Map(
    ALL_TEST_VARIANTS.filter(({ upc }) => wanted.includes(upc)).map((good): [string, CatalogueVariant] => {
      const price = good.prices[locale.currency];
      return [
        good.upc,
        {
          upc: good.upc,
          productId: good.productId,
          masterId: good.productId.slice(0, 8),
          name: good.name,
          slug: 'slug',
          pdpUrl: `/${locale.id}/p/slug-${good.productId}`,
          productImageURL: `/images/${good.productId}/side/400`,
          attributes: [{ type: 'color', value: good.productId.slice(8), label: 'Colour' }],
          rating: { score: 4.5, reviewsCount: 10 },
          breadcrumbs: [],
          taxClass: good.taxClass,
          categoryIds: ['1000'],
          maxQty: good.maxQty ?? 10,
          isDigital: good.isDigital ?? false,
          customs: good.customs,
          giftOnly: good.giftOnly ?? false,
          backorder: good.backorder ?? false,
          sellable: !good.withdrawn,
          presale: good.presale ?? false,
          releasesOn: good.releasesOn,
          ...(price ? { price: { current: price[0], original: price[1] } } : {}),
        },
      ];
    }),
  );
};

/** As an addition names it. */
export const wish = (name: TestVariantName, more: Readonly<Record<string, unknown>> = {}) => ({
  upc: TEST_VARIANTS[name].upc,
  product: TEST_VARIANTS[name].productId,
  ...more,
});
