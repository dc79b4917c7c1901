/**
 * Numbers and names that the specification fixes. What a shop may choose for itself is in settings/.
 * Every value is an export of its own, so that a page carries only what it uses.
 */

// Dialogs, paging and other mechanics of the page
/** Dialog transition, ms (spec 1 §9). */
export const DIALOG_TRANSITION_MS = 250;
/** Heights of side panels (spec 1 §2). */
export const PANEL_HEIGHTS = ['50%', '95%', 'full'] as const;
/** Reload guard in session storage, s (spec 1 §9). */
export const RELOAD_GUARD_S = 10;
/** Default throttle wait, ms (spec 1 §9). */
export const THROTTLE_MS = 25;
/** Sticky header, ms (spec 1 §9). */
export const HEADER_DEBOUNCE_MS = 200;
export const HEADER_MAX_WAIT_MS = 500;

// The client
/** Status of a mocked path that names none (spec 1 §9). */
export const MOCK_STATUS = 200;
/** A 409 on a token is tried once more (spec 1 §7, §9). */
export const TOKEN_RETRIES = 1;
export const TOKEN_RETRY_DELAY_MS = 2000;
export const TOKEN_RETRY_STATUS = 409;
/** A guest token refused with this status is let be (spec 1 §4). */
export const GUEST_TOKEN_IGNORED_STATUS = 403;
/** With an appId and no errorDetails: the bot challenge (spec 1 §7). */
export const BOT_CHALLENGE_STATUS = 403;
/** The page reloads after an invalid customer, ms (spec 1 §8, §9). */
export const INVALID_CUSTOMER_RELOAD_MS = 4000;
/** Site request context (spec 1 §9, 2 §7). */
export const CONTEXT_CHANNEL = 'ECOMM';
export const CONTEXT_SOURCE = 'ECOM15';
/** Actions a bot check is asked for (spec 1 §7). */
export const CAPTCHA_ACTIONS = ['login', 'register', 'placeOrder'] as const;
/** Modes of the content service (spec 2 §7). */
export const CONTENT_MODES = ['publish', 'preview'] as const;

// Cart
/** How goods travel (spec 1 §3), and our faster way to ship home. */
export const SHIPPING_CODES = ['pickup', 'pudo', 'sts', 'digital', 'customs', 'standard', 'express'] as const;
/** spec 1 §9 */
export const DEFAULT_ADD_QTY = 1;
/** The client's default wish for a maximum (spec 1 §9). The server's own limit is not moved by it. */
export const DEFAULT_MAX_QTY = 999_999;
/** What quick shop sends (spec 3 §7, §9). */
export const QUICK_SHOP_QTY = 1;
export const QUICK_SHOP_MAX_QTY = 1;
/** Quick shop adds once more after a refusal that is not GWP403 (spec 3 §4). */
export const QUICK_SHOP_RETRIES = 1;
export const QUICK_SHOP_RETRY_DELAY_MS = 2000;
/** Wait before a payment session is asked for again, ms (spec 3 §9). */
export const PAYMENT_SESSION_RETRY_DELAY_MS = 3000;
/** 'Same day' in the order of pickup places by days (spec 1 §9). */
export const PICKUP_SAME_DAY = 0;
/** How long a store puts something aside that nobody has paid for, h. Ours: the specification names none. */
export const ASIDE_HOURS = 2;
/** Discount tag and stock label (spec 1 §9). */
export const TAG_MARKED_DOWN = 'Marked Down';
export const LABEL_LOW_STOCK = 'LOW STOCK';
/** The currency whose symbol is replaced by its code (spec 2 §9). */
export const CODE_INSTEAD_OF_SYMBOL = 'CAD';

// Lists
/** Of one list: more than anybody looks through, few enough to be carried on a phone. One more is refused with WMK409L. */
export const FAVORITES_MAX = 200;
export const SAVED_MAX = 100;
export const LIST_QTY_MAX = 99;
/** Entries of one page at most; a shop's own page sizes are in settings/. */
export const LIST_PAGE_MAX = 100;

// Promotions
/** An approaching promotion's callout: approaching, above threshold, reached (spec 2 §3, §5). Another number of parts is ignored. */
export const CALLOUT_PARTS = 3;
export const CALLOUT_SEPARATOR = '|';
/** Markers in a promotion's id (spec 1 §4). */
export const GIFT_PROMOTION_MARKER = 'GWP';
export const AUDIENCE_MARKERS = ['GUEST', 'REGISTERED'] as const;
/** Where the free shipping of members is not shown (spec 3 §9). */
export const LOYALTY_SHIPPING_HIDDEN_COUNTRIES = ['FR', 'IT', 'DE', 'GB'] as const;
/** Decimals of spend percentages (spec 2 §9). */
export const SPEND_DECIMALS = 1;

// Addresses in pages
/** Digits of a category id, and characters of a product id (spec 1 §2). */
export const CATEGORY_ID_DIGITS = { min: 4, max: 10 } as const;
export const PRODUCT_ID_LENGTH = { min: 8, max: 11 } as const;
/** Analytics page types (spec 2 §9). */
export const PAGE_TYPES = [
  'PDP',
  'PLP',
  'Cart',
  'Account',
  'Search',
  'SearchHub',
  'Home',
  'Order Confirmation',
  'Checkout',
  'Other',
  'Error',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];
/** Marker of a showcase page in its path (spec 2 §2). */
export const SHOWCASE_MARKER = 'showcase';

// People and forms
/** spec 1 §5, §9 */
export const PASSWORD_MIN = 8;
/** Address lines, city, first and last name (spec 3 §5, §9). */
export const ADDRESS_MAX = 30;
export const NAME_MIN = 2;
export const EMAIL_MAX = 100;
/** Apple Pay allows longer cities and never offers these ways (spec 3 §5, §9). */
export const APPLE_PAY_CITY_MAX = 50;
export const APPLE_PAY_HIDDEN_SHIPPING = ['pickup', 'pudo', 'sts'] as const;
/** Phone masks and digits (spec 2 §5, 3 §5). */
export const PHONE_MASK_NORTH_AMERICA = '(XXX) XXX - XXXX';
export const PHONE_MASK_ELSEWHERE = 'XXXX - XXX - XXX';
export const PHONE_DIGITS_NORTH_AMERICA = 10;
/** Its numbers lose their leading zero (spec 2 §5). */
export const PHONE_DIAL_UK = 44;
/** Entries of the country list, about (spec 2 §3). */
export const COUNTRY_COUNT = 240;
/** spec 2 §3 */
export const INTERESTS_SEPARATOR = '|';
export const ADDRESS_APPROACH_SHIPPING = 'S';
export const ADDRESS_APPROACH_BILLING = 'B';
/** Lookup, sign-in, sign-up, forgot password and six steps of a complete profile (spec 2 §2). */
export const ENROLLMENT_STEPS = 10;
/** Consent categories (spec 1 §9, 2 §6). */
export const CONSENT_REQUIRED = 'C0001';
export const CONSENT_PERFORMANCE = 'C0002';
export const CONSENT_FUNCTIONAL = 'C0003';
export const CONSENT_TARGETING = 'C0004';
/** Experiments (spec 2 §4, §9): how long a decision waits for the datafile, when events are sent, and how many wait at most. */
export const EXPERIMENT_READY_MS = 30_000;
export const EVENT_BATCH = 10;
export const EVENT_FLUSH_MS = 1000;
export const EVENT_QUEUE_MAX = 10_000;

/** Brand and country, upper case (spec 2 §9). */
export const brandPrefix = (brand: string, country: string): string => `${brand}${country}`.toUpperCase();

/** What a column of amounts holds, in minor units: no order and no sale is for more. */
export const AMOUNT_MAX = 2_147_483_647;
