import { PHOTO_EDGE_MIN } from '#contract/calls/photo-limits.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A square of a picture, in its pixels: the middle, and how many times smaller it is than the largest square there is. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const ZOOM_MAX = 4;

/** How far one can go in: what is left has the pixels that the shop asks for. */
export const zoomMax = ({ width, height }: Size): number => Math.max(1, Math.min(ZOOM_MAX, Math.min(width, height) / PHOTO_EDGE_MIN));

/** The largest square in the middle. */
export const middleOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

export const sideOf = (picture: Size, { zoom }: Pick<Crop, 'zoom'>): number => Math.min(picture.width, picture.height) / zoom;

const within = (value: number, half: number, length: number): number => Math.min(Math.max(value, half), length - half);

/** The same square, moved and resized as little as it takes to lie within the picture. */
export const fitCrop = (picture: Size, { x, y, zoom }: Crop): Crop => {
  const fitting = Math.min(Math.max(zoom, 1), zoomMax(picture));
  const half = sideOf(picture, { zoom: fitting }) / 2;
  return { x: within(x, half, picture.width), y: within(y, half, picture.height), zoom: fitting };
};

/** @param by in sides of the square: 1 moves it by its own width */
export const moveCrop = (picture: Size, crop: Crop, by: { readonly x: number; readonly y: number }): Crop => {
  const side = sideOf(picture, crop);
  return fitCrop(picture, { ...crop, x: crop.x + by.x * side, y: crop.y + by.y * side });
};
