/** Image files that shoppers send. SVG is none of them: it can contain scripts. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];
/** Bytes of a file that a page takes; a larger one is refused before anything is sent. */
export const PHOTO_FILE_BYTES = 10 * 1024 * 1024;
/** Bytes of a photo as it is sent, after base64 is undone. Pages make theirs smaller: 1,600 pixels are about 500 kB. */
export const PHOTO_BYTES = 3 * 1024 * 1024;
/** Shorter edge in pixels that a photo needs. */
export const PHOTO_EDGE_MIN = 320;
export const PHOTO_CAPTION_MAX = 300;
/** Photos of one request, unless it asks for another number. */
export const PHOTOS_PAGE = 12;
/** Photos of one review. */
export const REVIEW_PHOTOS_MAX = 4;
/** Uploaded photos of an account that are not used yet; the oldest is dropped for another. */
export const STASHES_MAX = 8;
/** Days that an uploaded photo waits to be used: a review may be sent that much later. */
export const STASH_DAYS = 7;
/** Version of what a shopper agrees to when a photo is published. */
export const PHOTO_TERMS = '2026-11';

/** What photos are sorted by. */
export const PHOTO_CATEGORIES = ['trail', 'winter', 'city', 'lake', 'travel', 'everyday'] as const;
export type PhotoCategory = (typeof PHOTO_CATEGORIES)[number];
export const PHOTO_CATEGORIES_MAX = 3;
