import type { CartItem } from '#contract/cart.ts';
import type { Locale, LocaleId } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import type { Customs } from '#contract/calls/products.ts';
import { pictureUrl } from '#domain/pictures.ts';
import type { Db } from '#server/platform/db/open.ts';
import { together } from '#server/platform/db/together.ts';
import { crumbsOf, productUrl, styleSlug } from '#domain/catalogue/addresses.ts';
import { canBeSold } from '#domain/catalogue/availability.ts';
import { badgeOf } from '#domain/catalogue/badges.ts';
import { customsOf } from '#domain/catalogue/customs.ts';
import { isReduced } from '#domain/catalogue/list/shelf.ts';
import { currentModel } from './model/load-model.ts';
import { pointAt } from '#domain/catalogue/model/price-at.ts';
import type { Model, ModelVariant } from '#domain/catalogue/model/types.ts';
import { mainPicture } from '#domain/catalogue/pictures.ts';
import { attributesOf, valueLabel } from '#domain/catalogue/product-details.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';

/** Everything a cart needs to know of one variant, in the words and money of one locale. */
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
  /** Delivered by mail. */
  readonly isDigital: boolean;
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
  /** The shop's own limit for one cart; stock comes on top. */
  readonly maxQty: number;
  /** Sold on although none is there. */
  readonly backorder: boolean;
  /** False: withdrawn, or announced only. */
  readonly sellable: boolean;
  /** Only for those who are signed in (spec 3 §4). */
  readonly presale: boolean;
  readonly comingSoon: boolean;
  /** The day on which it is out; absent: it has been all along. */
  readonly releasesOn: string | undefined;
  /** How it is made to order; absent: it is not. */
  readonly customs: Customs | undefined;
  /** Comes with a purchase and cannot be bought. */
  readonly giftOnly: boolean;
}

/**
 * The variants with these UPCs, for the cart. A UPC that is unknown or unpublished is absent from the answer; one that is no
 * longer sold, or not in this currency, is there and says so. Of its units nothing is said: those that a cart may count on are its own. `db` may be a transaction.
 */
export const findVariants = async (
  db: Db,
  upcs: readonly string[] | Promise<readonly string[]>,
  locale: Locale,
  now: Date = new Date(),
): Promise<Map<string, CatalogueVariant>> => {
  const [model, wanted] = await together(currentModel(db), upcs);
  const found = [...new Set(wanted)].flatMap((upc) => model.variantByUpc.get(upc) ?? []);
  return new Map(found.map((variant) => [variant.upc, catalogueVariant(variant, model, locale, now)]));
};

const catalogueVariant = (variant: ModelVariant, model: Model, locale: Locale, now: Date): CatalogueVariant => {
  const { style } = variant.colourway;
  const point = pointAt(variant.prices[locale.currency], now.getTime());
  const badge = badgeOf(style, point !== undefined && isReduced(point), locale, now.getTime());
  const own = cached.get(variant) ?? new Map<LocaleId, CatalogueVariant>();
  cached.set(variant, own);
  const last = own.get(locale.id);
  const isPriced = last?.price?.current === point?.current && last?.price?.original === point?.original;
  if (last && isPriced && last.badge === badge && last.rating === style.rating) return last;
  const price = point && { currency: locale.currency, current: point.current, original: Math.max(point.current, point.original) };
  const next = { ...wordsOf(variant, model, locale), price, badge };
  own.set(locale.id, next);
  return next;
};

/**
 * What was last told of a variant, by locale: carts ask for the same ones over and over, and only price and badge change with the clock. A new version
 * of the catalogue is a model of other variants, or the same ones with other ratings.
 */
const cached = new WeakMap<ModelVariant, Map<LocaleId, CatalogueVariant>>();

const wordsOf = (variant: ModelVariant, model: Model, locale: Locale): Omit<CatalogueVariant, 'price' | 'badge'> => {
  const { colourway } = variant;
  const { style } = colourway;
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
    isDigital: style.productType === 'digital',
    taxClass: style.taxClass,
    categoryIds: [...style.shelves],
    attributes: Object.entries(attributesOf(variant))
      .filter(([type]) => type !== 'color' || textFor(colourway.names, locale) !== '')
      .map(([type, value]) => ({
        type,
        value,
        label: valueLabel(variant, type, value, model, locale),
      })),
    eyebrow: textFor(style.eyebrow, locale) || undefined,
    rating: style.rating,
    breadcrumbs: crumbsOf(style.home, locale),
    maxQty: style.maxQty,
    backorder: variant.backorder,
    sellable: canBeSold(style) && !variant.withdrawn,
    presale: style.presale,
    comingSoon: style.comingSoon,
    releasesOn: style.targetPublishAt?.toISOString().slice(0, 10),
    customs: customsOf(style, locale),
    giftOnly: style.giftOnly,
  };
};
