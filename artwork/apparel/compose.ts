import type { PictureAngle } from '#domain/pictures.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { softStroke } from '#artwork/materials/shading.ts';
import { n } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice } from '#artwork/traits/random.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { bottomShadow, paintBottom } from './bottoms.ts';
import { panelColours } from './colours.ts';
import { torsoCutFor } from './cuts.ts';
import { paintFolded } from './folded.ts';
import { paintHanger, paintRail } from './hanger.ts';
import { legsFor } from './legs.ts';
import { paintSkirt, skirtShadow } from './skirt.ts';
import { paintTop, topShadow } from './tops.ts';
import { axis } from './torso.ts';
import type { CloseUp } from './weave.ts';

type Family = 'top' | 'bottom' | 'skirt';

function familyOf(spec: ArtSpec): Family {
  if (spec.kind === 'skirt') return 'skirt';
  return spec.kind === 'shorts' || spec.kind === 'trousers' || spec.kind === 'leggings' ? 'bottom' : 'top';
}

function hooded(spec: ArtSpec): boolean {
  return spec.kind === 'hoodie' || readTraits(spec).is('hood', 'up');
}

/** How the garment fills the picture: hoods reach higher, so those garments start lower. */
function placing(spec: ArtSpec): { scale: number; dx: number; dy: number } {
  const family = familyOf(spec);
  if (family === 'skirt') return at(1.12, 500);
  if (family === 'bottom') return spec.kind === 'shorts' ? at(1.16, 476) : at(1, 500);
  if (spec.kind === 'dress') return at(0.98, 516);
  if (hooded(spec)) return at(1.06, 466);
  return spec.kind === 'tee' ? at(1.12, 524) : at(1.09, 506);
}

/** Scaled about the garment's own middle height, which comes to lie in the middle of the picture. */
function at(scale: number, middle: number): { scale: number; dx: number; dy: number } {
  return { scale, dx: axis - axis * scale, dy: 500 - middle * scale };
}

export function paintApparel(sheet: Sheet, spec: ArtSpec, angle: PictureAngle): void {
  if (angle === 'folded') return paintFoldedGarment(sheet, spec);
  if (angle === 'hung') return paintHung(sheet, spec);
  const { scale, dx, dy } = placing(spec);
  const closeUp = angle === 'detail' ? apparelCloseUp(spec) : undefined;
  sheet.group(`translate(${n(dx)} ${n(dy)}) scale(${scale})`, () => {
    paintWallShadow(sheet, spec);
    paintGarment(
      sheet,
      spec,
      angle === 'back' ? 'back' : 'front',
      closeUp && { x: (closeUp.x - dx) / scale, y: (closeUp.y - dy) / scale, size: closeUp.size / scale },
    );
  });
}

function paintGarment(sheet: Sheet, spec: ArtSpec, view: 'front' | 'back', closeUp?: CloseUp): void {
  const family = familyOf(spec);
  if (family === 'top') paintTop(sheet, spec, view, closeUp);
  else if (family === 'bottom') paintBottom(sheet, spec, view, closeUp);
  else paintSkirt(sheet, spec, view, closeUp);
}

/** Garments hang in front of the sweep: one soft shadow down and to the right. */
function paintWallShadow(sheet: Sheet, spec: ArtSpec): void {
  const family = familyOf(spec);
  const d = family === 'top' ? topShadow(spec) : family === 'bottom' ? bottomShadow(spec) : skirtShadow(spec);
  softStroke(sheet, d, { colour: '#3a2f26', reach: 40, alpha: 0.2, dx: 10, dy: 20, steps: 8 });
  for (const [dx, dy] of [
    [3, 5],
    [6, 10],
    [9, 16],
  ]) {
    sheet.group(`translate(${dx} ${dy})`, () => sheet.path(d, { fill: '#3a2f26', alpha: 0.06 }));
  }
}

function paintFoldedGarment(sheet: Sheet, spec: ArtSpec): void {
  const { main, second, lining } = spec.palette;
  if (familyOf(spec) === 'top') {
    const cut = torsoCutFor(spec);
    const half = cut.shoulder * 0.92;
    const top = cut.neckY - (spec.kind === 'tee' || spec.kind === 'long-sleeve' ? 0 : 2);
    const box = { x: axis - half, y: top, w: half * 2, h: half * 2 * 1.24, above: hooded(spec) ? 190 : 76 };
    const scale = hooded(spec) ? 1.3 : 1.46;
    const middle = box.y + (box.h - (hooded(spec) ? 150 : 20)) / 2;
    sheet.group(`translate(${n(axis - axis * scale)} ${n(500 - middle * scale)}) scale(${scale})`, () =>
      paintFolded(sheet, box, { body: panelColours(spec).body, under: second }, () => paintTop(sheet, spec, 'front')),
    );
    return;
  }
  const legs = legsFor(spec);
  const right = Math.max(...legs.outer.map(([x]) => x));
  const short = spec.kind === 'shorts';
  const box = { x: axis - 4, y: legs.waistY + 13, w: right - axis - 12, h: short ? legs.hemY - legs.waistY - 90 : (right - axis) * 1.45, above: 0 };
  const scale = short ? 1.6 : 640 / box.h;
  const middle = [box.x + box.w / 2, box.y + box.h / 2] as const;
  sheet.group(`translate(${n(500 - middle[0] * scale)} ${n(490 - middle[1] * scale)}) scale(${scale})`, () =>
    paintFolded(sheet, box, { body: main, under: lining }, () => {
      sheet.path(`M${n(box.x)},${n(box.y)}h${n(box.w)}v${n(box.h)}h${n(-box.w)}Z`, { fill: main });
      paintBottom(sheet, spec, 'front');
    }),
  );
}

function paintHung(sheet: Sheet, spec: ArtSpec): void {
  const rail = 74;
  paintRail(sheet, rail);
  const scale = spec.kind === 'dress' ? 0.92 : 0.98;
  if (familyOf(spec) === 'skirt') {
    paintHanger(sheet, rail, 250, 150, 6);
    sheet.group('translate(0 76)', () => {
      paintWallShadow(sheet, spec);
      paintGarment(sheet, spec, 'front');
    });
    for (const x of [386, 614]) {
      sheet.path(`M${x - 11},258h22v46h-22Z`, {
        fill: sheet.linear(x - 11, 0, x + 11, 0, [
          [0, '#6f7174'],
          [0.4, '#eceded'],
          [1, '#5b5d60'],
        ]),
      });
    }
    return;
  }
  const cut = torsoCutFor(spec);
  const neck = hooded(spec) ? 300 : 216;
  const dy = neck - cut.neckY * scale;
  // Under a hood the wood is hidden; its hook alone comes out at the top.
  paintHanger(sheet, rail, hooded(spec) ? neck - 120 : neck - 14, hooded(spec) ? 40 : (cut.shoulder - 40) * scale, hooded(spec) ? 12 : 42);
  sheet.group(`translate(${n(axis - axis * scale)} ${n(dy)}) scale(${scale})`, () => {
    paintWallShadow(sheet, spec);
    paintGarment(sheet, spec, 'front');
  });
}

/** The window of a close-up: neck and chest, or pocket and hem. */
export function apparelCloseUp(spec: ArtSpec): CloseUp {
  const dice = createDice(spec.seed, 'close-up');
  const family = familyOf(spec);
  if (family === 'top') {
    const high = spec.kind === 'dress' ? 90 : hooded(spec) ? 180 : 140;
    return dice.pick([
      { x: 330, y: high, size: 400 },
      { x: 440, y: high + 30, size: 400 },
    ]);
  }
  if (family === 'skirt') return { x: 360, y: 170, size: 400 };
  return dice.pick(
    spec.kind === 'shorts'
      ? [
          { x: 440, y: 170, size: 380 },
          { x: 520, y: 480, size: 360 },
        ]
      : [
          { x: 440, y: 70, size: 340 },
          { x: 340, y: 70, size: 340 },
        ],
  );
}
