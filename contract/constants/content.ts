/** Numbers and names of content blocks and of personalisation, apart from the shop's: most pages need none of them. */

// Pop-ups, banners and cards
/** A pop-up expands after this unless it says otherwise, ms (spec 3 §9). */
export const POPUP_DELAY_MS = 2000;
/** In a pop-up's name: tracked as Newsletter (spec 2 §2). */
export const NEWSLETTER_POPUP_MARKER = 'newsletter';
/** Wait before a photo-feed widget is made, ms (spec 3 §9). */
export const PHOTO_FEED_DELAY_MS = 500;
/** Heights of gradients, percent (spec 3 §9). */
export const GRADIENT_HEIGHTS = { full: 35, focused: 50, off: 0 } as const;
/** rem (spec 3 §9) */
export const CAPTION_MAX_WIDTH_REM = 9.375;
export const EYEBROW_LOGO_MAX_HEIGHT_REM = 9.5;
/** Autorotation is told in seconds (spec 3 §9). */
export const MS_PER_SECOND = 1000;
/** Slides and cards of a collection of calls to action, rem (spec 3 §9). */
export const CTA_SLIDE_MAX_SMALL_REM = 19.25;
export const CTA_SLIDE_MAX_REM = 26.5;
export const CTA_SLIDE_WIDTH_REM = 12.5;
/** Small, medium, large (spec 3 §3). */
export const CTA_SIZES = ['sm', 'md', 'md'] as const;
export const ICON_SIZES = { small: 'md', medium: 'lg', large: '3xl' } as const;
/** This many icons with text stand in two columns, at most so wide (spec 3 §9). */
export const ICON_TEXT_GRID_ITEMS = 4;
export const ICON_TEXT_GRID_MAX_REM = 30;
/** Product picture over a hero, width and height in CSS px (spec 3 §9 gives the figures, not the unit). */
export const HERO_OVERLAY = { small: [196, 343], medium: [271, 467], large: [344, 538] } as const;
/** Share of the width an overlay takes (spec 3 §9). */
export const OVERLAY_WIDTHS = { xs: 1 / 3, sm: 1 / 2, md: 2 / 3, lg: 11 / 12 } as const;
/** Shares of the picture in a split banner, percent (spec 3 §3). */
export const SPLIT_BANNER_IMAGE_WIDTHS = [60, 50, 40] as const;
/** In a collection's name: always a stacked grid (spec 3 §3). */
export const STACKED_MARKER = '[stacked]';
/** A link of this type has no button (spec 3 §3). */
export const NO_CTA_LINK = 'No-CTA';

// Menu
export const MEGA_MENU_HEIGHT_REM = 2.35;
/** Share of the width (spec 3 §9). */
export const MEGA_MENU_COLUMN = 1 / 6;

// Articles, recommendations, events, previews
/** Slides that a recommendation carousel moves by (spec 3 §9). */
export const RECOMMENDATION_SCROLL_SIX_CARDS = 6;
export const RECOMMENDATION_SCROLL_MEDIUM = 3;
/** Items of an upsell that names no stackedCount (spec 3 §9). */
export const UPSELL_MAX = 3;
export const RELATED_ARTICLES = 4;
/** First articles of a grid whose rows or columns are missing (spec 3 §9). */
export const ARTICLES_WITHOUT_GRID = 3;
/** Filters shown at small, medium and large (spec 3 §9). */
export const ARTICLE_FILTERS = [4, 10, 20] as const;
export const PREVIEW_LIMITS = [10, 20, 50] as const;
export const PREVIEW_DEFAULT_LIMIT = 20;
/** From this many days an event asks which (spec 3 §5). */
export const EVENT_DAYS_FOR_SELECTOR = 2;
export const EVENT_STEPS = 2;

// Experiments (spec 2 §4, §9)
export const EXPERIMENT_READY_TIMEOUT_MS = 30_000;
export const EXPERIMENT_BATCH_SIZE = 10;
export const EXPERIMENT_FLUSH_MS = 1000;
export const EXPERIMENT_MAX_QUEUE = 10_000;
/** Name of the last rollout rule. */
export const EXPERIMENT_LAST_RULE = 'Everyone Else';
