import type { PictureAngle } from '#contract/pictures.ts';
import { apparelKinds } from '#contract/pictures.ts';
import { paintTop } from './apparel/tops.ts';
import type { ArtSpec } from './art.ts';
import { paintRunnerSide } from './footwear/runner-side.ts';
import { paintScene, sceneFrame } from './scenes/scene.ts';
import { createSheet } from './pen/sheet.ts';
import { paintFloor, paintGroundShadow, paintStudio } from './studio.ts';

/** The picture as SVG text: the same spec and angle always give the same text. */
export function drawArt(spec: ArtSpec, angle: PictureAngle): string {
  const sheet = createSheet();
  if (spec.kind === 'scene') {
    const frame = sceneFrame(angle);
    paintScene(sheet, spec, frame);
    return sheet.svg(`0 0 ${frame.width} ${frame.height}`, frame.width, frame.height);
  }
  paintStudio(sheet);
  if ((apparelKinds as readonly string[]).includes(spec.kind)) {
    paintTop(sheet, spec, angle === 'back' ? 'back' : 'front');
    return sheet.svg('0 0 1000 1000', 1000, 1000);
  }
  paintFloor(sheet, 690);
  paintGroundShadow(sheet, 510, 704, 400);
  paintRunnerSide(sheet, spec);
  return sheet.svg('0 0 1000 1000', 1000, 1000);
}
