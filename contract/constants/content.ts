/** Numbers and names of content blocks and of personalisation, apart from the shop's: most pages need none of them. */

/** Below a locale: the list of content blocks, each with a page of its own below it, where the server offers them (KIT). */
export const BLOCKS_KIT_PATH = '/kit/blocks';

/** Widths of the screen that content tells apart: small, medium, large (spec 3 §9). */
export const BREAKPOINT_KEYS = ['sm', 'md', 'lg'] as const;
export type BreakpointKey = (typeof BREAKPOINT_KEYS)[number];

// Pop-ups, banners and cards
/** A pop-up expands after this unless it says otherwise, ms (spec 3 §9). */
export const POPUP_DELAY_MS = 2000;
/** In a pop-up's name: tracked as Newsletter (spec 2 §2). */
export const NEWSLETTER_POPUP_MARKER = 'newsletter';
/** Autorotation is told in seconds (spec 3 §9). */
export const MS_PER_SECOND = 1000;
/** Between slides of a collection that turns and does not say how often, seconds. */
export const AUTOROTATE_SECONDS = 6;
/** In a collection's name: always a stacked grid (spec 3 §3). */
export const STACKED_MARKER = '[stacked]';
/** A link of this type has no button (spec 3 §3). */
export const NO_CTA_LINK = 'No-CTA';

/** From this many days an event asks which (spec 3 §5). */
export const EVENT_DAYS_FOR_SELECTOR = 2;

// Articles (spec 3 §9)
/** Shown below an article. */
export const RELATED_ARTICLES = 4;
/** First page of a grid that says nothing of rows and columns. */
export const ARTICLE_GRID_SIZE = 3;
/** Columns of a grid that says nothing of them. */
export const ARTICLE_GRID_COLUMNS = 3;
/** Filters that are shown before they are expanded, by breakpoint. */
export const ARTICLE_FILTERS = { sm: 4, md: 10, lg: 20 } as const;
/** Articles that a search shows beside products. */
export const ARTICLES_IN_SEARCH = 3;

// Products that go along (spec 3 §9)
/** Items of an upsell that says no number. */
export const UPSELL_SHOWN = 3;
/** Slides that a recommendation's arrows go on by, on large screens in the variant with six cards and on medium ones. */
export const RECOMMENDATION_STEPS = { sixCards: 6, others: 4, medium: 3 } as const;

/** Photos of shoppers: a gallery is made this long after its place is there, ms (spec 3 §9). */
export const GALLERY_DELAY_MS = 500;
// Preview viewer
/** Numbers of results to choose from (spec 3 §2, §9). */
export const PREVIEW_LIMITS = [10, 20, 50] as const;
export const DEFAULT_PREVIEW_LIMIT = 20;
/** Widths of the frame in pixels: a phone, a tablet, a desk. */
export const PREVIEW_WIDTHS = [390, 820, 1440] as const;
