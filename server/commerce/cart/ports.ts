import type { CartItem, RegionTax } from '#contract/cart.ts';
import type { Locale } from '#contract/locales.ts';
import type { Customs } from '#contract/calls/products.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { PromotionBook } from '#server/commerce/promotions/public.ts';

/** What the cart needs to know of a variant, in the words and the currency of a locale. */
export interface CatalogueVariant {
  readonly upc: string;
  /** Colourway. */
  readonly productId: string;
  /** Style. */
  readonly masterId: string;
  readonly name: string;
  readonly slug: string;
  readonly pdpUrl: string;
  readonly productImageURL: string;
  readonly attributes: CartItem['attributes'];
  readonly badge?: string | undefined;
  readonly eyebrow?: string | undefined;
  readonly rating: CartItem['rating'];
  readonly breadcrumbs: CartItem['breadcrumbs'];
  readonly taxClass: string;
  readonly categoryIds: readonly string[];
  /** The shop's own limit for one cart. */
  readonly maxQty: number;
  /** Delivered by mail: a gift card. Has no stock. */
  readonly isDigital: boolean;
  /** How it is made to order; absent: it is not. */
  readonly customs?: Customs | undefined;
  /** Comes with a purchase and cannot be bought. */
  readonly giftOnly?: boolean;
  /** Sold on although none is there. */
  readonly backorder: boolean;
  /** Published, out already and not withdrawn. */
  readonly sellable: boolean;
  /** For signed-in shoppers alone (spec 1 §6). */
  readonly presale?: boolean;
  /** The day on which it is out; absent: it has been all along. */
  readonly releasesOn?: string | undefined;
  /** Absent where the variant has no price in the currency of the locale. */
  readonly price?: { readonly current: number; readonly original: number } | undefined;
}

export interface CartStore {
  readonly id: string;
  readonly name: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly postalCode: string;
  readonly countryCode: string;
  readonly province?: string | undefined;
  readonly pickupDays: number;
  /** What it does for those who order; a collection point takes parcels alone. */
  readonly services: readonly ('pickup' | 'sts' | 'pudo')[];
}

export interface CartPorts {
  /** Variants by UPC; those the catalogue does not know are missing. Which ones are wanted may be known later than what they are asked of. */
  readonly findVariants: (
    db: Db,
    upcs: readonly string[] | Promise<readonly string[]>,
    locale: Locale,
  ) => Promise<ReadonlyMap<string, CatalogueVariant>>;
  /** The shop's promotions; read from the database each time where nobody keeps them. */
  readonly readPromotions?: PromotionBook;
  /** The tax of a place: a tax service in the place of the shop's own table. One that fails throws. */
  readonly taxOf?: (countryCode: string, province: string | undefined) => RegionTax | undefined;
}
