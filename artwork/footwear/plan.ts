import { mirrored, patch, reverse, spline, type Line, type Patch, type Point } from '#artwork/pen/line.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { isBoot } from './lasts.ts';

/**
 * A right shoe from above, toe up, around its own centre (0, 0): about 760 long and 270 wide. The inner side of the foot
 * is on the left. Seen from below the same outline is mirrored.
 */
export interface Plan {
  /** The upper's edge, from the toe clockwise, closed. */
  outline: Line;
  /** The midsole's edge, a little wider. */
  rim: Line;
  /** The opening for the foot. */
  opening: Line;
  /** The laces' slot: left and right edges from top (toe end) to the opening. */
  slotLeft: Line;
  slotRight: Line;
  /** Sheet over the whole plan: along from inner to outer side, up from heel to toe. */
  area: Patch;
}

export function planFor(spec: ArtSpec): Plan {
  const traits = readTraits(spec);
  const toe = traits.ratio('toe') * 8 + (spec.kind === 'trail-runner' || spec.kind === 'kids-runner' ? 8 : 0);
  const slim = spec.kind === 'loafer' || spec.kind === 'chelsea-boot' ? 10 : 0;
  const outer: Point[] = [
    [-14, -378],
    [44 + toe, -364],
    [96 + toe - slim, -304],
    [122 + toe * 0.6 - slim, -214],
    [124 - slim, -120],
    [108 - slim, -10],
    [95 - slim, 110],
    [97 - slim, 220],
    [92 - slim, 300],
    [62 - slim * 0.6, 356],
    [0, 376],
  ];
  const inner: Point[] = [
    [0, 376],
    [-62 + slim * 0.6, 356],
    [-90 + slim, 300],
    [-92 + slim, 220],
    [-86 + slim, 110],
    [-90 + slim, -10],
    [-112 + slim, -130],
    [-122 + slim, -214],
    [-112 - toe * 0.5 + slim, -300],
    [-72 - toe * 0.6, -360],
    [-14, -378],
  ];
  // One closed line, then cut at toe and heel, so that neither has a corner.
  const whole = spline([...outer.slice(0, -1), ...inner.slice(0, -1)], true);
  const heelAt = whole.findIndex(([x, y]) => Math.abs(x) < 0.01 && y === 376);
  const right = whole.slice(0, heelAt + 1);
  const left = whole.slice(heelAt);
  const wider = (line: Line): Line => line.map(([x, y]) => [x * 1.075, y * 1.026]);
  const boot = isBoot(spec);
  const halfOpen = boot ? 70 : 60;
  const openTop = spec.kind === 'slip-on' ? 20 : spec.kind === 'loafer' ? -30 : boot ? 44 : 54;
  const opening = spline(
    [
      [0, openTop],
      [halfOpen * 0.72, openTop + 26],
      [halfOpen, openTop + 110],
      [halfOpen * 1.02, 236],
      [halfOpen * 0.8, 310],
      [0, 342],
      [-halfOpen * 0.8, 310],
      [-halfOpen * 1.02, 236],
      [-halfOpen, openTop + 110],
      [-halfOpen * 0.72, openTop + 26],
    ],
    true,
  );
  const slotRight = spline([
    [19, -196],
    [25, -110],
    [34, -20],
    [halfOpen * 0.78, openTop + 30],
  ]);
  const bottom: Line = [
    [-0.5, 376],
    [0, 376],
    [0.5, 376],
  ];
  const top: Line = [
    [-14.5, -378],
    [-14, -378],
    [-13.5, -378],
  ];
  return {
    outline: [...right, ...left.slice(1)],
    rim: [...wider(right), ...wider(left).slice(1)],
    opening,
    slotRight,
    slotLeft: mirrored(slotRight, 0),
    area: patch(bottom, top, left, reverse(right)),
  };
}
