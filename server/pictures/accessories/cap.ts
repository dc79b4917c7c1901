import type { PictureAngle } from '#contract/pictures.ts';
import type { ArtSpec } from '../art.ts';
import type { Sheet } from '../pen/sheet.ts';
import { paintFloor } from '../studio.ts';
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
