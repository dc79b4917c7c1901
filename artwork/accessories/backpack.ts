import type { PictureAngle } from '#domain/pictures.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { paintFloor, paintGroundShadow } from '#artwork/pen/studio.ts';
import { paintPackBack } from './pack-back.ts';
import { paintPackFront } from './pack-front.ts';
import { floor } from './pack-shape.ts';
import { paintPackSide } from './pack-side.ts';

/** Backpacks, standing on the floor. */
export function paintBackpack(sheet: Sheet, spec: ArtSpec, angle: PictureAngle): void {
  paintFloor(sheet, floor);
  paintGroundShadow(sheet, 500, floor + 4, angle === 'side' ? 200 : 260);
  if (angle === 'back') paintPackBack(sheet, spec);
  else if (angle === 'side') paintPackSide(sheet, spec);
  else paintPackFront(sheet, spec, angle === 'detail');
}
