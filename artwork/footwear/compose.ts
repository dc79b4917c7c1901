import type { PictureAngle } from '#domain/pictures.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { softStroke } from '#artwork/materials/shading.ts';
import { closed } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice } from '#artwork/traits/random.ts';
import { paintFloor, paintGroundShadow } from '#artwork/pen/studio.ts';
import { paintShoeBack } from './back.ts';
import { paintShoeBottom } from './bottom.ts';
import { ground } from './last.ts';
import { isBoot, lastFor } from './lasts.ts';
import { planFor } from './plan.ts';
import { paintShoeSide } from './side.ts';
import { paintShoeTop } from './top.ts';

/** Places a shoe on the floor: foot of the shoe at `y`, its middle at `cx`. */
function stand(sheet: Sheet, spec: ArtSpec, cx: number, y: number, scale: number): void {
  paintGroundShadow(sheet, cx - 8 * scale, y + 4, 392 * scale);
  sheet.group(`translate(${cx - 512 * scale} ${y - ground * scale}) scale(${scale})`, () => paintShoeSide(sheet, spec));
}

export function paintFootwear(sheet: Sheet, spec: ArtSpec, angle: PictureAngle): void {
  const boot = isBoot(spec);
  if (angle === 'pair') {
    const y = boot ? 800 : 722;
    paintFloor(sheet, y);
    stand(sheet, spec, 566, y - (boot ? 120 : 116), 0.8);
    stand(sheet, spec, 452, y, 0.92);
  } else if (angle === 'top') paintPlanPair(sheet, spec, paintShoeTop, 4);
  else if (angle === 'sole') paintPlanPair(sheet, spec, paintShoeBottom, -4);
  else if (angle === 'back') {
    const y = boot ? 800 : 740;
    paintFloor(sheet, y);
    for (const cx of [318, 682]) {
      paintGroundShadow(sheet, cx, y + 4, 168);
      sheet.group(`translate(${cx} ${y - ground * 1.42}) scale(1.42)`, () => paintShoeBack(sheet, spec));
    }
  } else {
    const y = boot ? (spec.kind === 'winter-boot' ? 800 : 770) : 684;
    paintFloor(sheet, y);
    stand(sheet, spec, 500, y, boot ? 1.02 : 1.06);
  }
}

/** Both shoes seen from above or below, leaning a little apart. */
function paintPlanPair(sheet: Sheet, spec: ArtSpec, paint: (sheet: Sheet, spec: ArtSpec, side: 1 | -1) => void, lean: number): void {
  const rim = closed(planFor(spec).rim);
  for (const [cx, flip, tilt] of [
    [308, -1, -lean],
    [692, 1, lean],
  ] as const) {
    sheet.group(`translate(${cx} 500) rotate(${tilt}) scale(${flip * 1.09} 1.09)`, () => {
      softStroke(sheet, rim, { colour: '#2a241f', reach: 40, alpha: 0.34, dx: flip * 10, dy: 16, steps: 8 });
      softStroke(sheet, rim, { colour: '#2a241f', reach: 12, alpha: 0.34, dx: flip * 4, dy: 6, steps: 4 });
      paint(sheet, spec, flip);
    });
  }
}

/** The window of a close-up, chosen by the seed: laces and collar, toe and sole, or heel. */
export function footwearCloseUp(spec: ArtSpec): string {
  const boot = isBoot(spec);
  const last = lastFor(spec);
  const y = boot ? (spec.kind === 'winter-boot' ? 800 : 770) : 684;
  const top = y - (ground - last.heelY + last.shape.instep) * 1.04;
  const windows = [
    [330, top - 24],
    [500, y - 372],
    [78, y - 376],
  ] as const;
  const [x, yy] = createDice(spec.seed, 'close-up').pick(windows);
  return `${x} ${Math.round(yy)} 400 400`;
}
