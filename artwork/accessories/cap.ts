import type { PictureAngle } from '#domain/pictures.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { paintFloor } from '#artwork/pen/studio.ts';
import { paintCapBack } from './cap-back.ts';
import { paintCapFront } from './cap-front.ts';
import { paintCapSide } from './cap-side.ts';

/** Caps, standing on the floor. */
export function paintCap(sheet: Sheet, spec: ArtSpec, angle: PictureAngle): void {
  paintFloor(sheet, 690);
  if (angle === 'side') paintCapSide(sheet, spec);
  else if (angle === 'back') paintCapBack(sheet, spec);
  else paintCapFront(sheet, spec);
}
