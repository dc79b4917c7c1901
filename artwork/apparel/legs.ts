import { mirrored, patch, reverse, spline, type Line, type Patch, type Point } from '#artwork/pen/line.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { readTraits } from '#artwork/traits/traits.ts';

/** The cut of a lower garment, front view, centre line at 500; lines are those of the right half of the picture. */
export interface Legs {
  waistY: number;
  bandHeight: number;
  hemY: number;
  waist: Line;
  outer: Line;
  hem: Line;
  inner: Line;
  /** Centre front, from crotch up to the waist. */
  front: Line;
  leg: Patch;
}

const axis = 500;

export function legsFor(spec: ArtSpec): Legs {
  const traits = readTraits(spec);
  const fit = traits.ratio('fit');
  const long = traits.ratio('length');
  if (spec.kind === 'shorts') {
    return cut({
      waistY: 214,
      waist: 138 + fit * 8,
      hipY: 360,
      hip: 176 + fit * 14,
      crotchY: 478,
      hemY: 690 + long * 96,
      hemOuter: 206 + fit * 24,
      hemInner: 20,
      knee: 0.5,
      kneeOuter: 0,
      kneeInner: 0,
      band: 48,
    });
  }
  if (spec.kind === 'leggings') {
    const high = traits.is('waist', 'high');
    return cut({
      waistY: high ? 92 : 118,
      waist: 98,
      hipY: 250,
      hip: 136,
      crotchY: 352,
      hemY: 876 + long * 44,
      hemOuter: 88,
      hemInner: 42,
      knee: 0.52,
      kneeOuter: 108,
      kneeInner: 36,
      band: high ? 92 : 56,
    });
  }
  const elastic = traits.is('cuff', 'elastic');
  return cut({
    waistY: 84,
    waist: 120 + fit * 8,
    hipY: 232,
    hip: 150 + fit * 14,
    crotchY: 344 + fit * 16,
    hemY: 888 + long * 26,
    hemOuter: elastic ? 122 + fit * 8 : 140 + fit * 22,
    hemInner: elastic ? 52 : 40 - fit * 6,
    knee: 0.5,
    kneeOuter: 142 + fit * 22,
    kneeInner: 22,
    band: 44,
  });
}

interface Measures {
  waistY: number;
  waist: number;
  hipY: number;
  hip: number;
  crotchY: number;
  hemY: number;
  hemOuter: number;
  hemInner: number;
  knee: number;
  kneeOuter: number;
  kneeInner: number;
  band: number;
}

function cut(m: Measures): Legs {
  const short = m.kneeOuter === 0;
  const kneeY = m.crotchY + (m.hemY - m.crotchY) * m.knee;
  const outer = spline([
    [axis + m.waist, m.waistY],
    [axis + m.waist + (m.hip - m.waist) * 0.66, m.waistY + (m.hipY - m.waistY) * 0.5],
    [axis + m.hip, m.hipY],
    ...(short
      ? []
      : ([
          [axis + m.hip * 0.99, m.crotchY],
          [axis + m.kneeOuter, kneeY],
        ] satisfies Point[])),
    [axis + m.hemOuter, m.hemY - 8],
  ]);
  const inner = spline([
    [axis + m.hemInner, m.hemY],
    ...(short ? [] : ([[axis + m.kneeInner + 2, kneeY]] satisfies Point[])),
    [axis + (short ? 10 : 9), m.crotchY + 46],
    [axis, m.crotchY],
  ]);
  const hem = spline([
    [axis + m.hemInner, m.hemY],
    [axis + (m.hemInner + m.hemOuter) / 2, m.hemY + 5],
    [axis + m.hemOuter, m.hemY - 8],
  ]);
  const waist = spline([
    [axis - m.waist, m.waistY],
    [axis - m.waist * 0.5, m.waistY + 9],
    [axis, m.waistY + 13],
    [axis + m.waist * 0.5, m.waistY + 9],
    [axis + m.waist, m.waistY],
  ]);
  const front: Line = spline([
    [axis, m.crotchY],
    [axis, (m.crotchY + m.waistY) / 2],
    [axis, m.waistY + 13],
  ]);
  const left = [...inner, ...front.slice(1)];
  const top = waist.slice(Math.floor(waist.length / 2));
  return { waistY: m.waistY, bandHeight: m.band, hemY: m.hemY, waist, outer, hem, inner, front, leg: patch(hem, top, left, reverse(outer)) };
}

/** The closed outline of the right leg panel. */
export function legOutline(legs: Legs): Line[] {
  const top = legs.waist.slice(Math.floor(legs.waist.length / 2));
  return [top, legs.outer, reverse(legs.hem), legs.inner, legs.front];
}

export function bothLegs(legs: Legs): Line[][] {
  const right = legOutline(legs);
  return [right, right.map((line) => mirrored(line, axis))];
}
