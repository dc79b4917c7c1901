import type { ProductDetails, ProductHit } from '#contract/calls/products.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { COLOR } from '#src/shop/product/selection.ts';

/** A product as far as it is known: its card always, its details once they were on the device. */
export interface ComparedProduct {
  readonly card: ProductHit;
  readonly details: ProductDetails | undefined;
}

/** One property of all products. */
export interface CompareRow {
  readonly id: string;
  readonly label: string;
  /** A text for each product; undefined: not known on this device; empty: the product has none. */
  readonly values: readonly (string | undefined)[];
  /** The products that are known do not say the same. */
  readonly differs: boolean;
}

const SIZE = 'size';

const optionsOf = (details: ProductDetails, type: string): string[] =>
  details.attributes.find((attribute) => attribute.type === type)?.options.map(({ label }) => label) ?? [];

const availableSizes = (details: ProductDetails): string[] =>
  details.attributes.find((attribute) => attribute.type === SIZE)?.options.flatMap(({ label, available }) => (available ? [label] : [])) ?? [];

type Read = (product: ComparedProduct) => string | undefined;

/** Text that only details have. */
const detail =
  (read: (details: ProductDetails) => readonly string[] | string): Read =>
  ({ details }) => {
    if (!details) return undefined;
    const text = read(details);
    return typeof text === 'string' ? text : text.join(', ');
  };

const propertiesOf = (i18n: I18n, products: readonly ComparedProduct[]): (readonly [id: string, label: string, read: Read])[] => {
  const { t, money, number } = i18n;
  const benefits = new Map(products.flatMap(({ details }) => details?.details.benefitRatings ?? []).map(({ id, label }) => [id, label]));
  return [
    ['price', t('compare.price'), ({ card }) => money(card.price.current, card.price.currency)],
    [
      'rating',
      t('compare.rating'),
      ({ card: { rating } }) => (rating.reviewsCount === 0 ? '' : t('compare.score', { score: number(rating.score), count: rating.reviewsCount })),
    ],
    ['stock', t('compare.stock'), ({ card }) => t(card.inventory === 'InStock' ? 'compare.inStock' : 'card.soldOut')],
    ['brand', t('compare.brand'), detail(({ brand }) => brand)],
    ['colors', t('compare.colors'), detail((details) => optionsOf(details, COLOR))],
    ['sizes', t('compare.sizes'), detail(availableSizes)],
    ['features', t('product.details'), detail(({ details }) => details.features)],
    ...[...benefits].map(
      ([id, label]) =>
        [
          `benefit-${id}`,
          label,
          detail(({ details }) => {
            const score = details.benefitRatings.find((rating) => rating.id === id)?.score;
            return score === undefined ? '' : t('product.scoreOf', { score: number(score), outOf: 5 });
          }),
        ] as const,
    ),
    ['materials', t('product.materials'), detail(({ details }) => details.materials)],
    ['care', t('product.care'), detail(({ details }) => details.care)],
  ];
};

/** What is said of the products, property by property; what none of them has is left out. */
export const compareRows = (i18n: I18n, products: readonly ComparedProduct[]): CompareRow[] =>
  propertiesOf(i18n, products).flatMap(([id, label, read]): CompareRow[] => {
    const values = products.map(read);
    const known = values.filter((value) => value !== undefined);
    if (known.every((value) => value === '') && known.length === values.length) return [];
    return [{ id, label, values, differs: new Set(known).size > 1 }];
  });
