import * as z from 'zod/mini';
import { PANEL_HEIGHTS } from '../constants.ts';

const ms = z.int().check(z.minimum(1), z.maximum(600_000));
const count = z.int().check(z.minimum(1), z.maximum(500));
const px = z.int().check(z.minimum(1), z.maximum(4000));
/** A local path or an https address; empty: not used. */
const address = z.string().check(z.regex(/^(?:|\/[^/].*|https:\/\/.+)$/));

const host = z.string().check(z.regex(/^(?:|https:\/\/[a-z\d.-]+(?::\d+)?)$/));

/** Whatever the documents leave to configuration, and what a shop wants to choose besides. Files of a locale are checked against it by a test, not at run time. */
export const settingsSchema = z.object({
  shop: z.object({
    /** Shown name. */
    name: z.string().check(z.minLength(1)),
    /** In the decision path and the branded ids of cases (spec 2 §9). */
    brand: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
    supportEmail: z.email(),
    supportPhone: z.string(),
  }),
  features: z.object({
    /** spec 1 §6 */
    favorites: z.boolean(),
    /** Beacons of timing measures (spec 1 §7). */
    performanceIngest: z.boolean(),
    /** spec 2 §6 */
    loyalty: z.boolean(),
    /** spec 3 §4, quick shop */
    notifyMe: z.boolean(),
    comingSoon: z.boolean(),
    miniCart: z.boolean(),
    closeOnAdd: z.boolean(),
    /** A stored promo code is applied by itself in Apple Pay (spec 3 §4). */
    applePayAutoPromo: z.boolean(),
    /** spec 3 §6 */
    expressInQuickShop: z.boolean(),
    /** Lowest price of 30 days beside a reduced one (spec 3 §9). */
    omnibusPrice: z.boolean(),
    /** Off: videos play by themselves (spec 3 §4). A block's own `isLazy` and `autoplay` go before it. */
    lazyVideo: z.boolean(),
    /** spec 3 §2 */
    megaMenuOpensOnClick: z.boolean(),
    mobileShopAllAtLevel2: z.boolean(),
  }),
  enrollment: z.object({
    /** Stands in for the sign-in dialog and shortens sign-up (spec 1 §2, 3 §2). */
    simplified: z.boolean(),
    /** spec 3 §4 */
    interestsAfterSignUp: z.boolean(),
  }),
  /** spec 3 §5 */
  signUp: z.object({
    birthDateRequired: z.boolean(),
    birthDateMin: z.iso.date(),
    /** Years: the latest birth date that is accepted follows from it. */
    minimalAge: z.int().check(z.minimum(0), z.maximum(21)),
    phoneRequired: z.boolean(),
    genderRequired: z.boolean(),
    /** Once a phone is entered. */
    smsCheckboxRequired: z.boolean(),
  }),
  /** Fields that only some countries ask for (spec 1 §5). */
  contact: z.object({
    collectionPointEmail: z.boolean(),
    collectionPointMobilePhone: z.boolean(),
    collectionPointContact: z.boolean(),
    storePickupEmail: z.boolean(),
  }),
  /** Server request timeout (spec 1 §9): reading, changing, and placing an order, which waits for a payment. */
  timeouts: z.object({ readMs: ms, writeMs: ms, placeMs: ms }),
  /** What a cart can be paid with beside cards, gift cards and what members have; gift cards on one order (spec 1 §5). */
  payment: z.object({ klarna: z.boolean(), paypal: z.boolean(), giftCardsPerOrder: count }),
  paymentSessionRetries: z.int().check(z.minimum(0), z.maximum(5)),
  /** How long a toast stays (spec 1 §9). */
  toastDelayMs: ms,
  pageSizes: z.object({
    products: count,
    favorites: count,
    savedForLater: count,
    orders: count,
    /** Nothing reads it before there are reviews. */
    reviews: count,
  }),
  /** Pieces left at which LOW STOCK is said. */
  lowStockThreshold: count,
  /** spec 3 §9: card widths in CSS px per variant. */
  recommendationCardWidths: z.object({ standard: px, sixCards: px }),
  /** Visual selector of the mega menu (spec 3 §9). */
  visualSelectorImage: z.object({ width: px, height: px }),
  /** A tag manager's container for the data layer, loaded with performance consent alone; empty: none. */
  analytics: z.object({ tagManagerId: z.string().check(z.regex(/^(?:|GTM-[A-Z0-9]{4,12})$/)) }),
  /** Window event after which experiences and segments are worked out anew (spec 3 §4). */
  experienceEvent: z.string().check(z.regex(/^[a-z-]+(?::[a-z-]+)*$/)),
  /** Of the photos that shoppers send in (spec 3 §7); empty: none. */
  galleryScriptUrl: address,
  /** Origin of an asset host for films (spec 3 §3, `cloudinaryAsset`); empty: films come from the shop alone. */
  mediaHost: host,
  /** Experiments (spec 2 §7). Hosts are origins, such as https://cdn.example; empty: the shop itself. An empty key: no experiments. */
  experiments: z.object({ sdkKey: z.string().check(z.regex(/^[\w-]{0,64}$/)), datafileHost: host, eventsHost: host }),
  /** Stands in a web view's user agent: orders from it carry the app's channel (spec 1 §7). */
  webViewMark: z.string().check(z.minLength(1)),
  /** Paths answered without the network, outside production alone (spec 1 §7). */
  mockPaths: z.array(z.object({ path: z.string(), status: z.optional(z.int()), body: z.unknown(), delayMs: z.optional(z.int()) })),
  measures: z.object({
    /** System that shoe sizes are shown in first. */
    sizes: z.enum(['US', 'UK', 'EU']),
    distance: z.enum(['mi', 'km']),
  }),
});
export type Settings = z.infer<typeof settingsSchema>;

/** How a dialog opens: on large screens a window in the middle or a panel at the side, on small ones a panel from below (spec 1 §2). */
export const dialogSettingSchema = z.object({
  large: z.enum(['modal', 'panel']),
  small: z.enum(['modal', 'panel']),
  height: z.enum(PANEL_HEIGHTS),
  /** Stays when another opens. */
  keepOpen: z.boolean(),
});
export type DialogSetting = z.infer<typeof dialogSettingSchema>;
