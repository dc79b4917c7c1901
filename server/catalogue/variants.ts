import type { CartItem } from '#contract/cart.ts';
import type { Locale } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import type { Customs } from '#contract/products.ts';
import { pictureUrl } from '#contract/pictures.ts';
import type { Db } from '../db/open.ts';
import { crumbsOf, productUrl, styleSlug } from './addresses.ts';
import { canBeSold } from './availability.ts';
import { badgeOf } from './badges.ts';
import { customsOf } from './customs.ts';
import { isReduced } from './list/shelf.ts';
import { currentModel } from './model/load-model.ts';
import { factsIn } from './model/price-at.ts';
import type { Model, ModelVariant } from './model/types.ts';
import { mainPicture } from './pictures.ts';
import { attributesOf, valueLabel } from './product-details.ts';
import { textFor } from './words.ts';

/** Everything a basket needs to know of one variant, in the words and money of one locale. */
export interface CatalogueVariant {
  readonly upc: string;
  readonly sku: string;
  /** Colourway. */
  readonly productId: string;
  /** Style. */
  readonly masterId: string;
  readonly name: string;
  readonly brand: string;
  readonly slug: string;
  readonly pdpUrl: string;
  readonly productImageURL: string;
  /** shoes, apparel, accessories, digital */
  readonly productType: string;
  readonly digital: boolean;
  readonly taxClass: string;
  /** The categories it stands in with all above them. */
  readonly categoryIds: readonly string[];
  /** Whole minor units; absent: not sold in this currency. */
  readonly price: { readonly currency: Currency; readonly current: number; readonly original: number } | undefined;
  /** Colour, size, width ... with their words. */
  readonly attributes: CartItem['attributes'];
  readonly badge: string | undefined;
  readonly eyebrow: string | undefined;
  readonly rating: { readonly score: number; readonly reviewsCount: number };
  readonly breadcrumbs: CartItem['breadcrumbs'];
  /** The shop's own limit for one basket; stock comes on top. */
  readonly maxQty: number;
  /** Sold on although none is there. */
  readonly backorder: boolean;
  /** False: withdrawn, or announced only. */
  readonly sellable: boolean;
  /** Only for those who are signed in (spec 3 §4). */
  readonly presale: boolean;
  readonly comingSoon: boolean;
  /** How it is made to order; absent: it is not. */
  readonly customs: Customs | undefined;
  /** Comes with a purchase and cannot be bought. */
  readonly giftOnly: boolean;
}

/**
 * The variants with these UPCs, for the basket. A UPC that is unknown or unpublished is absent from the answer; one that is no
 * longer sold, or not in this currency, is there and says so. Of its pieces nothing is said: those that a basket may count on are its own. `db` may be a transaction.
 */
export const findVariants = async (
  db: Db,
  upcs: readonly string[],
  locale: Locale,
  now: Date = new Date(),
): Promise<Map<string, CatalogueVariant>> => {
  const model = await currentModel(db);
  const found = [...new Set(upcs)].flatMap((upc) => model.variantByUpc.get(upc) ?? []);
  return new Map(found.map((variant) => [variant.upc, catalogueVariant(variant, model, locale, now)]));
};

const catalogueVariant = (variant: ModelVariant, model: Model, locale: Locale, now: Date): CatalogueVariant => {
  const { colourway } = variant;
  const { style } = colourway;
  const facts = factsIn(variant.prices, locale.currency, now.getTime());
  const picture = mainPicture(colourway, locale);
  return {
    upc: variant.upc,
    sku: variant.sku,
    productId: colourway.id,
    masterId: style.id,
    name: textFor(style.names, locale),
    brand: style.brand,
    slug: styleSlug(style, locale),
    pdpUrl: productUrl(style, locale, colourway.id),
    productImageURL: pictureUrl(picture.key, picture.angle, 160),
    productType: style.productType,
    digital: style.productType === 'digital',
    taxClass: style.taxClass,
    categoryIds: [...style.shelves],
    price: facts ? { currency: locale.currency, current: facts.current, original: facts.original } : undefined,
    attributes: Object.entries(attributesOf(variant))
      .filter(([type]) => type !== 'color' || textFor(colourway.names, locale) !== '')
      .map(([type, value]) => ({
        type,
        value,
        label: valueLabel(variant, type, value, model, locale),
      })),
    badge: badgeOf(style, facts !== undefined && isReduced(facts), locale, now.getTime()),
    eyebrow: textFor(style.eyebrow, locale) || undefined,
    rating: { score: style.ratingScore, reviewsCount: style.reviewsCount },
    breadcrumbs: crumbsOf(style.home, locale),
    maxQty: style.maxQty,
    backorder: variant.backorder,
    sellable: canBeSold(style) && !variant.withdrawn,
    presale: style.presale,
    comingSoon: style.comingSoon,
    customs: customsOf(style, locale),
    giftOnly: style.giftOnly,
  };
};
