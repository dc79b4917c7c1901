import { anglesByKind, type ArtKind, pictureUrl } from '#domain/pictures.ts';

/** Address of the shop's own drawing of a colour: 1,600 pixels square, as JPEG for a client that asks for no newer format. */
export const drawnPicture = (publicUrl: string, colourwayId: string, kind: ArtKind): string =>
  `${publicUrl}${pictureUrl(colourwayId, anglesByKind[kind][0] ?? 'front', 800)}`;
