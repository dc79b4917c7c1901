import type { PictureWidth } from '#domain/pictures.ts';

/** Small pictures of the offline catalogue: a cache of its own, which is given up before anything else. */
export const THUMBNAIL_CACHE = 'waymark-thumbnails';
/** In layout pixels: the width that the cart shows. */
export const THUMBNAIL_WIDTH = 160 satisfies PictureWidth;
