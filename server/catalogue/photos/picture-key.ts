import type { ShownPhoto } from '#contract/calls/shown-photo.ts';
import { pictureDensity, pictureUrl } from '#domain/pictures.ts';

const KEY = /^photo-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;
/** Layout widths that pages are offered. */
const WIDTHS = [160, 320, 480, 800] as const;

/** Key of a photo in the picture service. */
export const photoKey = (id: string): string => `photo-${id.replaceAll('-', '')}`;

/** @returns undefined for the key of anything else */
export const photoIdOf = (key: string): string | undefined => KEY.exec(key)?.slice(1).join('-');

export const shownPhoto = ({ id, tone }: { readonly id: string; readonly tone: string }): ShownPhoto => ({
  id,
  tone,
  images: WIDTHS.map((width) => ({ url: pictureUrl(photoKey(id), 'square', width), width: width * pictureDensity })),
});
