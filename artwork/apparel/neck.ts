import { castShadow, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { ribLines } from '#artwork/materials/folds.ts';
import { tone } from '#artwork/pen/colour.ts';
import { join, mirrored, offset, reverse, slice, spline, straight, type Line } from '#artwork/pen/line.ts';
import { circle, closed, many, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { axis, type Torso } from './torso.ts';

/** The inside of the neck, seen above the front neckline: lining, neck tape and label. */
export function paintNeckInside(sheet: Sheet, torso: Torso, colour: string, accent: string): void {
  const { neckY, neckDrop } = torso.cut;
  const inside = closed(torso.backNeck, reverse(torso.neckline));
  sheet.path(inside, {
    fill: sheet.linear(0, neckY, 0, neckY + neckDrop, [
      [0, tone(colour, -0.05)],
      [1, tone(colour, -0.2)],
    ]),
  });
  sheet.within(inside, () => {
    sheet.path(open(offset(torso.backNeck, -12)), { stroke: tone(colour, -0.02), width: 15 });
    sheet.path(roundedBox(axis - 17, neckY + 23, 34, 17, 2), { fill: '#f4f1ea' });
    sheet.path(roundedBox(axis - 8, neckY + 29, 16, 5, 1), { fill: accent });
    softStroke(sheet, open(torso.neckline), { colour: '#0b0a12', reach: 30, alpha: 0.36, steps: 5 });
  });
}

/** A ribbed band around the neckline. */
export function paintRibNeck(sheet: Sheet, torso: Torso, colour: string, width = 22): void {
  const outer = torso.neckline;
  const inner = torso.cut.isVee ? veeOffset(outer, width) : offset(outer, width);
  const back = offset(torso.backNeck, width * 0.86);
  const backBand = closed(back, reverse(torso.backNeck));
  sheet.path(backBand, { fill: tone(colour, -0.06) });
  sheet.path(many(ribLines(back, torso.backNeck, 44)), { stroke: tone(colour, -0.2), strokeAlpha: 0.4, width: 1.4 });
  const band = closed(inner, reverse(outer));
  castShadow(sheet, band, 7, 0.22);
  sheet.path(band, { fill: tone(colour, 0.015) });
  sheet.path(many(ribLines(inner, outer, 58)), { stroke: tone(colour, -0.2), strokeAlpha: 0.45, width: 1.6 });
  sheet.path(open(inner), { stroke: tone(colour, 0.12), strokeAlpha: 0.8, width: 2.4 });
  seam(sheet, outer, colour, 1.6);
  stitch(sheet, offset(outer, -5), colour, 1.5, 5);
}

/** Beside a V each half is shifted alone and ends at the centre line, so that the band meets in a mitre. */
function veeOffset(outer: Line, width: number): Line {
  const half = Math.floor(outer.length / 2);
  const left = offset(outer.slice(0, half + 1), width).filter(([x]) => x <= axis);
  return [...left, ...mirrored(reverse(left))];
}

/** A standing collar, as on fleeces, shells and mock necks; the front opens along a zip when asked. */
export function paintStandCollar(sheet: Sheet, torso: Torso, colour: string, inside: string, height: number, opening: number): void {
  const { neck, neckY, neckDrop } = torso.cut;
  const top = neckY - height;
  const backTop = spline([
    [axis - neck + 10, top + 8],
    [axis - neck * 0.4, top - 6],
    [axis + neck * 0.4, top - 6],
    [axis + neck - 10, top + 8],
  ]);
  const frontTop = spline([
    [axis - neck + 10, top + 8],
    [axis - neck * 0.55, top + 24 + neckDrop * 0.2],
    [axis, top + 32 + neckDrop * 0.2],
    [axis + neck * 0.55, top + 24 + neckDrop * 0.2],
    [axis + neck - 10, top + 8],
  ]);
  const hollow = closed(backTop, reverse(frontTop));
  sheet.path(hollow, {
    fill: sheet.linear(0, top - 6, 0, top + 46, [
      [0, tone(inside, 0.02)],
      [1, tone(inside, -0.2)],
    ]),
  });
  const side = spline([
    [axis + neck - 10, top + 8],
    [axis + neck - 6, (top + neckY) / 2],
    [axis + neck + 4, neckY + 6],
  ]);
  const foot = spline([
    [axis + neck + 4, neckY + 6],
    [axis + neck * 0.5, neckY + neckDrop + 10],
    [axis, neckY + neckDrop + 18],
    [axis - neck * 0.5, neckY + neckDrop + 10],
    [axis - neck - 4, neckY + 6],
  ]);
  const d = closed(frontTop, side, foot, reverse(mirrored(side)));
  castShadow(sheet, d, 10, 0.22, 0, 5);
  sheet.path(d, {
    fill: sheet.linear(0, top, 0, neckY + neckDrop + 18, [
      [0, tone(colour, 0.05)],
      [1, tone(colour, -0.04)],
    ]),
  });
  sheet.within(d, () => {
    softStroke(sheet, open(side), { colour: tone(colour, -0.3), reach: 36, alpha: 0.4 });
    softStroke(sheet, open(mirrored(side)), { colour: tone(colour, -0.3), reach: 24, alpha: 0.24 });
    stitch(sheet, offset(frontTop, -7), colour, 1.6, 6);
  });
  sheet.path(open(frontTop), { stroke: tone(colour, 0.13), strokeAlpha: 0.8, width: 2.6 });
  if (opening > 0) {
    const gap = spline([
      [axis - opening, top + 26 + neckDrop * 0.2],
      [axis - opening * 0.4, neckY],
      [axis, neckY + neckDrop + opening * 1.6],
    ]);
    const v = closed(gap, reverse(mirrored(gap)));
    sheet.path(v, {
      fill: sheet.linear(0, top, 0, neckY + neckDrop, [
        [0, tone(inside, -0.08)],
        [1, tone(inside, -0.22)],
      ]),
    });
    seam(sheet, gap, colour);
    seam(sheet, mirrored(gap), colour);
  }
}

/** A hood standing up behind the neck, its opening showing the lining. */
export function paintHood(sheet: Sheet, torso: Torso, colour: string, lining: string): { opening: Line } {
  const { neck, neckY, neckDrop } = torso.cut;
  const half = spline([
    [axis, neckY - 152],
    [axis + 66, neckY - 140],
    [axis + 116, neckY - 88],
    [axis + 128, neckY - 20],
    [axis + neck + 28, neckY + 26],
  ]);
  const low = spline([
    [axis + neck + 28, neckY + 26],
    [axis + 40, neckY + neckDrop + 30],
    [axis, neckY + neckDrop + 40],
  ]);
  const outer = closed(mirrored(reverse(half)), half, low, reverse(mirrored(low)));
  castShadow(sheet, outer, 12, 0.2, 0, 5);
  sheet.path(outer, {
    fill: sheet.linear(axis - 100, neckY - 150, axis + 80, neckY + 80, [
      [0, tone(colour, 0.06)],
      [0.6, colour],
      [1, tone(colour, -0.08)],
    ]),
  });
  const panelSeam = spline([
    [axis + 30, neckY - 150],
    [axis + 92, neckY - 92],
    [axis + 108, neckY - 14],
    [axis + 92, neckY + 46],
  ]);
  const openHalf = spline([
    [axis, neckY - 116],
    [axis + 48, neckY - 106],
    [axis + 80, neckY - 58],
    [axis + 76, neckY + 4],
    [axis + 40, neckY + neckDrop * 0.72],
    [axis, neckY + neckDrop + 6],
  ]);
  sheet.within(outer, () => {
    softStroke(sheet, open(half), { colour: tone(colour, -0.32), reach: 40, alpha: 0.42 });
    softStroke(sheet, open(mirrored(half)), { colour: tone(colour, -0.32), reach: 26, alpha: 0.26 });
    for (const line of [panelSeam, mirrored(panelSeam)]) seam(sheet, line, colour, 1.8);
    sheet.path(outer, {
      fill: sheet.radial(axis - 74, neckY - 104, 70, [
        [0, '#ffffff', 0.24],
        [1, '#ffffff', 0],
      ]),
    });
    softStroke(sheet, open(low), { colour: '#0b0a12', reach: 22, alpha: 0.3 });
  });
  const opening = join(openHalf, reverse(mirrored(openHalf)));
  const hole = closed(openHalf, reverse(mirrored(openHalf)));
  sheet.path(hole, {
    fill: sheet.linear(0, neckY - 116, 0, neckY + neckDrop, [
      [0, tone(lining, -0.05)],
      [0.5, tone(lining, 0.02)],
      [1, tone(lining, -0.22)],
    ]),
  });
  sheet.within(hole, () => {
    softStroke(sheet, hole, { colour: '#0b0a12', reach: 46, alpha: 0.5, steps: 7 });
    sheet.path(
      open(
        spline([
          [axis, neckY - 116],
          [axis - 3, neckY - 60],
          [axis, neckY + 12],
        ]),
      ),
      { stroke: tone(lining, -0.25), strokeAlpha: 0.5, width: 2 },
    );
    sheet.path(
      open(
        spline([
          [axis - 80, neckY + 8],
          [axis, neckY + 24],
          [axis + 80, neckY + 8],
        ]),
      ),
      { stroke: tone(lining, -0.12), width: 14 },
    );
    sheet.path(roundedBox(axis - 16, neckY + 34, 32, 15, 2), { fill: '#f4f1ea' });
  });
  const rim = offset(openHalf, 11);
  stitch(sheet, rim, colour, 1.7, 6);
  stitch(sheet, mirrored(rim), colour, 1.7, 6);
  sheet.path(hole, { stroke: tone(colour, 0.12), strokeAlpha: 0.7, width: 2.4 });
  return { opening };
}

export function paintDrawcords(sheet: Sheet, torso: Torso, colour: string, metal: string): void {
  const { neckY, neckDrop } = torso.cut;
  for (const [side, length] of [
    [-1, 150],
    [1, 138],
  ] as const) {
    const x = axis + side * 34;
    const y = neckY + neckDrop * 0.9;
    sheet.path(circle(x, y, 6), { fill: metal });
    sheet.path(circle(x, y, 3), { fill: '#15141a' });
    const cord = spline([
      [x, y],
      [x + side * 7, y + length * 0.35],
      [x + side * 2, y + length * 0.7],
      [x + side * 6, y + length],
    ]);
    castShadow(sheet, open(cord), 6, 0.3, 2, 4);
    sheet.path(open(cord), { stroke: tone(colour, -0.14), width: 7.5, cap: 'round' });
    sheet.path(open(cord), { stroke: colour, width: 5.4, cap: 'round' });
    sheet.path(open(cord), { stroke: tone(colour, -0.25), strokeAlpha: 0.35, width: 4.6, dash: '1.4 3' });
    sheet.path(open(slice(cord, 0.9, 1)), { stroke: tone(colour, -0.34), width: 8 });
  }
}

/** A button placket or a short zip below the neck. */
export function paintPlacket(sheet: Sheet, torso: Torso, colour: string, button: string): void {
  const { neckY, neckDrop } = torso.cut;
  const y = neckY + neckDrop - 6;
  const d = roundedBox(axis - 17, y, 34, 128, 4);
  castShadow(sheet, d, 5, 0.2);
  sheet.path(d, { fill: tone(colour, 0.015) });
  for (const x of [axis - 13, axis + 13]) stitch(sheet, straight([x, y + 6], [x, y + 122]), colour, 1.5, 5);
  for (let i = 0; i < 3; i++) {
    sheet.path(circle(axis + 0.6, y + 27 + i * 37, 6.8), { fill: '#000000', alpha: 0.24 });
    sheet.path(circle(axis, y + 25.5 + i * 37, 6.4), { fill: button });
    sheet.path(circle(axis, y + 25.5 + i * 37, 4), { stroke: tone(button, -0.2), width: 1 });
    for (const [dx, dy] of [
      [-1.6, -1.6],
      [1.6, 1.6],
      [-1.6, 1.6],
      [1.6, -1.6],
    ] as const)
      sheet.path(circle(axis + dx, y + 25.5 + i * 37 + dy, 0.9), { fill: tone(button, -0.4) });
  }
}

/** A soft knitted polo collar in two wings. */
export function paintPoloCollar(sheet: Sheet, torso: Torso, colour: string): void {
  const { neck, neckY, neckDrop } = torso.cut;
  const wing = (flip: boolean) => {
    const edge: Line = spline([
      [axis + neck + 2, neckY - 14],
      [axis + neck + 20, neckY + 30],
      [axis + neck - 4, neckY + 66],
      [axis + 34, neckY + neckDrop + 46],
    ]);
    const inner: Line = spline([
      [axis + 34, neckY + neckDrop + 46],
      [axis + 4, neckY + neckDrop + 2],
      [axis + neck * 0.7, neckY + neckDrop * 0.28],
      [axis + neck + 2, neckY - 14],
    ]);
    const [a, b] = flip ? [mirrored(edge), mirrored(inner)] : [edge, inner];
    const d = closed(a, b);
    castShadow(sheet, d, 8, 0.28);
    sheet.path(d, {
      fill: sheet.linear(0, neckY - 20, 0, neckY + 110, [
        [0, tone(colour, 0.07)],
        [1, tone(colour, -0.02)],
      ]),
    });
    sheet.within(d, () =>
      sheet.path(many([4, 8, 12, 16].map((k) => offset(a, k * (flip ? 1 : -1)))), { stroke: tone(colour, -0.2), strokeAlpha: 0.28, width: 1.4 }),
    );
    seam(sheet, a, colour, 1.6);
  };
  wing(true);
  wing(false);
}
