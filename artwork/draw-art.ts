import { apparelKinds, footwearKinds, type PictureAngle } from '#domain/pictures.ts';
import { accessoryCloseUp, paintAccessory } from './accessories/compose.ts';
import { apparelCloseUp, paintApparel } from './apparel/compose.ts';
import type { ArtSpec } from './traits/art.ts';
import { footwearCloseUp, paintFootwear } from './footwear/compose.ts';
import { createSheet } from './pen/sheet.ts';
import { paintProductInFront } from './scenes/ledge.ts';
import { paintScene, sceneFrame, sceneWindow } from './scenes/scene.ts';
import { paintStudio } from './pen/studio.ts';

/** The picture as SVG text: the same spec and angle always give the same text. */
export function drawArt(spec: ArtSpec, angle: PictureAngle): string {
  const sheet = createSheet();
  if (spec.kind === 'scene') {
    const frame = sceneFrame(angle);
    paintScene(sheet, spec, frame);
    paintProductInFront(sheet, spec, frame, angle);
    const { x, width, height } = sceneWindow(angle);
    return sheet.svg(`${x} 0 ${width} ${height}`, width, height);
  }
  paintStudio(sheet);
  let window = '0 0 1000 1000';
  if ((footwearKinds as readonly string[]).includes(spec.kind)) {
    paintFootwear(sheet, spec, angle);
    if (angle === 'detail') window = footwearCloseUp(spec);
  } else if ((apparelKinds as readonly string[]).includes(spec.kind)) {
    paintApparel(sheet, spec, angle);
    if (angle === 'detail') {
      const { x, y, size } = apparelCloseUp(spec);
      window = `${x} ${y} ${size} ${size}`;
    }
  } else {
    paintAccessory(sheet, spec, angle);
    if (angle === 'detail') window = accessoryCloseUp(spec);
  }
  return sheet.svg(window, 1000, 1000);
}
