import { join, mirrored, offset, patch, reverse, slice, spline, type Line, type Patch, type Point } from '#artwork/pen/line.ts';

/**
 * The cut of an upper garment as worn by nobody: front view, 1000 units square, centre line at 500. Lines are given for
 * the right half of the picture; the left half is their mirror image.
 */
export interface TorsoCut {
  /** Half widths. */
  neck: number;
  shoulder: number;
  chest: number;
  waist: number;
  hem: number;
  /** Heights from the top of the picture. */
  neckY: number;
  shoulderY: number;
  armpitY: number;
  hemY: number;
  /** Depth of the front neckline below the neck's side. */
  neckDrop: number;
  isVee: boolean;
  /** Sleeve length, 0 (none) to 1 (to the wrist). */
  sleeve: number;
  sleeveWidth: number;
  cuffWidth: number;
  hemCurve: number;
}

export interface Torso {
  cut: TorsoCut;
  shoulder: Line;
  armhole: Line;
  sideSeam: Line;
  hem: Line;
  neckline: Line;
  backNeck: Line;
  /** The right sleeve, or undefined for none. */
  sleeve?: { outer: Line; inner: Line; cuff: Line; area: Patch };
  body: Patch;
}

export const axis = 500;

export function cutTorso(cut: TorsoCut): Torso {
  const { neck, shoulder, chest, waist, hem, neckY, shoulderY, armpitY, hemY, neckDrop, hemCurve } = cut;
  const shoulderLine = spline([
    [axis + neck, neckY],
    [axis + (neck + shoulder) / 2, (neckY + shoulderY) / 2 - 5],
    [axis + shoulder, shoulderY],
  ]);
  const armhole = spline([
    [axis + shoulder, shoulderY],
    [axis + shoulder - 9, shoulderY + (armpitY - shoulderY) * 0.45],
    [axis + shoulder - 4, shoulderY + (armpitY - shoulderY) * 0.8],
    [axis + chest, armpitY],
  ]);
  const sideSeam = spline([
    [axis + chest, armpitY],
    [axis + chest - 4 + (waist - chest) * 0.4, armpitY + (hemY - armpitY) * 0.25],
    [axis + waist, armpitY + (hemY - armpitY) * 0.52],
    [axis + hem - 2, armpitY + (hemY - armpitY) * 0.86],
    [axis + hem, hemY - hemCurve],
  ]);
  const hemLine = spline([
    [axis - hem, hemY - hemCurve],
    [axis - hem * 0.55, hemY + 2],
    [axis, hemY + 4],
    [axis + hem * 0.55, hemY + 2],
    [axis + hem, hemY - hemCurve],
  ]);
  const vee = spline([
    [axis + neck, neckY],
    [axis + neck * 0.62, neckY + neckDrop * 0.4],
    [axis, neckY + neckDrop],
  ]);
  const scoop = spline([
    [axis - neck, neckY],
    [axis - neck * 0.82, neckY + neckDrop * 0.52],
    [axis - neck * 0.42, neckY + neckDrop * 0.92],
    [axis, neckY + neckDrop],
    [axis + neck * 0.42, neckY + neckDrop * 0.92],
    [axis + neck * 0.82, neckY + neckDrop * 0.52],
    [axis + neck, neckY],
  ]);
  const neckline = cut.isVee ? [...mirrored(vee), ...reverse(vee).slice(1)] : scoop;
  const backNeck = spline([
    [axis - neck, neckY],
    [axis - neck * 0.5, neckY + 10],
    [axis, neckY + 14],
    [axis + neck * 0.5, neckY + 10],
    [axis + neck, neckY],
  ]);
  // Rows of cloth run level under the neck, so the sheet ignores the neckline's scoop.
  const top = spline([
    [axis - shoulder, shoulderY],
    [axis - neck, neckY + 6],
    [axis + neck, neckY + 6],
    [axis + shoulder, shoulderY],
  ]);
  return {
    cut,
    shoulder: shoulderLine,
    armhole,
    sideSeam,
    hem: hemLine,
    neckline,
    backNeck,
    sleeve: cut.sleeve > 0 ? cutSleeve(cut, armhole) : undefined,
    body: patch(hemLine, top, mirrored(reverse(join(armhole, sideSeam))), reverse(join(armhole, sideSeam))),
  };
}

/** Arms hang a little away from the body; the elbow bends slightly forward on long sleeves. */
function cutSleeve(cut: TorsoCut, armhole: Line): NonNullable<Torso['sleeve']> {
  const { shoulder, shoulderY, chest, armpitY, sleeve, sleeveWidth, cuffWidth } = cut;
  const from: Point = [axis + shoulder, shoulderY];
  const pit: Point = [axis + chest, armpitY];
  const wrist: Point = [axis + shoulder + 132 + sleeveWidth * 0.1, shoulderY + 505];
  const fullOuter = spline([
    from,
    [from[0] + 34 + sleeveWidth * 0.1, from[1] + 42],
    [from[0] + 72 + sleeveWidth * 0.26, from[1] + 150],
    [from[0] + 100 + sleeveWidth * 0.24, from[1] + 290],
    [from[0] + 122 + sleeveWidth * 0.14, from[1] + 410],
    [wrist[0], wrist[1]],
  ]);
  const fullInner = spline([
    pit,
    [pit[0] + 15, pit[1] + 40],
    [pit[0] + 36, pit[1] + 140],
    [wrist[0] - cuffWidth - 14, wrist[1] - 120],
    [wrist[0] - cuffWidth, wrist[1] + 16],
  ]);
  const outer = sleeve >= 1 ? fullOuter : slice(fullOuter, 0, 0.16 + sleeve * 0.84);
  const inner = sleeve >= 1 ? fullInner : slice(fullInner, 0, Math.max(0.04, sleeve * 1.04 - 0.06));
  const [a, b] = [outer.at(-1)!, inner.at(-1)!];
  const cuff = spline([a, [(a[0] + b[0]) / 2 + 2, (a[1] + b[1]) / 2 + 7], b]);
  return { outer, inner, cuff, area: patch(reverse(cuff), reverse(armhole), inner.toReversed(), outer.toReversed()) };
}

/** The closed outline of the body panel. */
export function bodyOutline(torso: Torso): Line[] {
  const right = join(torso.shoulder, torso.armhole, torso.sideSeam);
  return [torso.neckline, right, reverse(torso.hem), reverse(mirrored(right))];
}

export function sleeveOutline(torso: Torso): Line[] {
  const { outer, inner, cuff } = torso.sleeve!;
  // A little of the sleeve runs under the body, so that no background shows at the seam.
  const under = offset(torso.armhole, -26, 12);
  return [outer, cuff, reverse(inner), reverse(under)];
}
