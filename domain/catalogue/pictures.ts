import type { Locale } from '#contract/locales.ts';
import { accessoryKinds, anglesByKind, type ArtKind, artKinds, type PictureAngle, studioColour } from '#domain/pictures.ts';
import type { PictureRef } from '#contract/calls/products.ts';
import { angleLabel } from './labels.ts';
import type { ModelColourway, ModelStyle } from './model/types.ts';
import { textFor } from './localized-text.ts';

const isArtKind = (kind: string): kind is ArtKind => (artKinds as readonly string[]).includes(kind);

/** On the wire the angle is a word; here it is one of those that can be drawn. */
export type Picture = PictureRef & { readonly angle: PictureAngle };

/** The kind that a style is drawn as; an import's product type may be nothing we can draw. */
export const drawnKind = (style: Pick<ModelStyle, 'art' | 'kind'>): ArtKind =>
  style.art?.kind ?? (isArtKind(style.kind) ? style.kind : accessoryKinds[3]);

/** Remote pictures hang under the colourway's key and numbered keys after it, all with the main angle of the drawing that stands in for them. */
export const remoteKey = (colourwayId: string, index: number): string => (index === 0 ? colourwayId : `${colourwayId}-${index + 1}`);

/** All pictures of a colourway, the main one first. */
export const picturesOf = (colourway: ModelColourway, locale: Locale): Picture[] => {
  const { style } = colourway;
  const angles = anglesByKind[drawnKind(style)];
  const subject = [textFor(style.names, locale), textFor(colourway.names, locale)].filter(Boolean).join(', ');
  if (colourway.pictures && colourway.pictures.length > 0) {
    return colourway.pictures.map(({ alt }, index) => ({
      key: remoteKey(colourway.id, index),
      angle: angles[0] ?? 'front',
      alt: alt || (index === 0 ? subject : `${subject} (${index + 1})`),
      tone: studioColour,
    }));
  }
  return angles.map((angle: PictureAngle) => ({ key: colourway.id, angle, alt: `${subject}, ${angleLabel(angle, locale)}`, tone: studioColour }));
};

/** The picture of a card or a cart row. */
export const mainPicture = (colourway: ModelColourway, locale: Locale): Picture => {
  const [first] = picturesOf(colourway, locale);
  return first ?? { key: colourway.id, angle: 'front', alt: textFor(colourway.style.names, locale), tone: studioColour };
};
