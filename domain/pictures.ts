/**
 * Where product pictures are found: widths, angles and addresses, shared by the page, the service worker and the
 * picture service. Pure and tiny, because every list page loads it.
 */

/** Layout widths in CSS pixels. The file behind each is twice as wide and high (spec 3 §9, image transform). */
export const pictureWidths = [48, 96, 160, 200, 240, 320, 400, 480, 640, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Quality handed to the encoder (spec 3 §9, image transform). */
export const pictureQuality = 50;

/** How many file pixels stand behind one layout pixel (spec 3 §9: doubled width and height). */
export const pictureDensity = 2;

export const footwearKinds = [
  'road-runner',
  'trail-runner',
  'hiking-boot',
  'hiking-shoe',
  'court-sneaker',
  'high-top',
  'slip-on',
  'sandal',
  'chelsea-boot',
  'winter-boot',
  'kids-runner',
  'loafer',
  'clog',
] as const;

export const apparelKinds = [
  'tee',
  'long-sleeve',
  'hoodie',
  'fleece',
  'shell-jacket',
  'down-jacket',
  'vest',
  'shorts',
  'trousers',
  'leggings',
  'dress',
  'skirt',
] as const;

export const accessoryKinds = ['cap', 'beanie', 'socks', 'backpack', 'gift-card'] as const;

export const artKinds = [...footwearKinds, ...apparelKinds, ...accessoryKinds, 'scene'] as const;
export type ArtKind = (typeof artKinds)[number];

export const pictureAngles = ['side', 'pair', 'back', 'top', 'sole', 'detail', 'front', 'folded', 'hung', 'wide', 'card', 'tall', 'square'] as const;
export type PictureAngle = (typeof pictureAngles)[number];

const footwearAngles = ['side', 'pair', 'top', 'back', 'sole', 'detail'] as const;
const foldedAngles = ['front', 'back', 'detail', 'folded'] as const;
const hungAngles = ['front', 'back', 'detail', 'hung'] as const;

/** The angles that a kind has; the first is its main picture. */
export const anglesByKind: Readonly<Record<ArtKind, readonly PictureAngle[]>> = {
  'road-runner': footwearAngles,
  'trail-runner': footwearAngles,
  'hiking-boot': footwearAngles,
  'hiking-shoe': footwearAngles,
  'court-sneaker': footwearAngles,
  'high-top': footwearAngles,
  'slip-on': footwearAngles,
  sandal: footwearAngles,
  'chelsea-boot': footwearAngles,
  'winter-boot': footwearAngles,
  'kids-runner': footwearAngles,
  loafer: footwearAngles,
  clog: footwearAngles,
  tee: foldedAngles,
  'long-sleeve': foldedAngles,
  hoodie: foldedAngles,
  fleece: foldedAngles,
  'shell-jacket': hungAngles,
  'down-jacket': hungAngles,
  vest: hungAngles,
  shorts: foldedAngles,
  trousers: foldedAngles,
  leggings: foldedAngles,
  dress: hungAngles,
  skirt: hungAngles,
  cap: ['front', 'side', 'back', 'detail'],
  beanie: ['front', 'side', 'folded', 'detail'],
  socks: ['side', 'pair', 'folded', 'detail'],
  backpack: ['front', 'side', 'back', 'detail'],
  'gift-card': ['front', 'back', 'pair', 'detail'],
  scene: ['wide', 'card', 'tall', 'square'],
};

/** Height over width. Products are square; scenes have one shape for each place that they hang. */
export function pictureRatio(angle: PictureAngle): number {
  if (angle === 'wide') return 9 / 16;
  if (angle === 'card') return 3 / 4;
  if (angle === 'tall') return 5 / 4;
  return 1;
}

/** The address of one picture; `width` is in layout pixels. */
export function pictureUrl(pictureKey: string, angle: PictureAngle, width: PictureWidth): string {
  return `/images/${encodeURIComponent(pictureKey)}/${angle}/${width}`;
}

/** A `srcset` with width descriptors in file pixels, for the given layout widths. */
export function srcSet(pictureKey: string, angle: PictureAngle, widths: readonly PictureWidth[] = [160, 320, 480, 800]): string {
  return widths.map((w) => `${pictureUrl(pictureKey, angle, w)} ${w * pictureDensity}w`).join(', ');
}

export function isPictureWidth(value: number): value is PictureWidth {
  return (pictureWidths as readonly number[]).includes(value);
}

export function isPictureAngle(value: string): value is PictureAngle {
  return (pictureAngles as readonly string[]).includes(value);
}

/** The studio: one warm light neutral behind every product, so that cards stand side by side in light and dark mode. */
export const studioColour = '#efece7';
