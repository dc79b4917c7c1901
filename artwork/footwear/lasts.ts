import type { ArtSpec } from '#artwork/traits/art.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { detailsFor } from './details.ts';
import { buildBootLast, buildLast, type Last, type LastShape } from './last.ts';

/** The form of each kind of shoe; its traits vary it within what that kind allows. */
export function lastFor(spec: ArtSpec): Last {
  const traits = readTraits(spec);
  const stack = traits.ratio('stack');
  const collar = traits.ratio('collar');
  const toe = traits.ratio('toe');
  const details = detailsFor(spec);
  const low: LastShape = {
    heelStack: 84 + stack * 44,
    foreStack: 58 + stack * 36,
    cradle: 22,
    collar: 158 + collar * 26,
    dip: 50 + collar * 12,
    flare: 8 + collar * 12,
    toeBox: 92 + toe * 16,
    bluntness: 0.5 + details.toe * 0.35,
    spring: 14 + stack * 14 + details.toe * 4,
    throatTop: 392,
    throatEnd: 640 + details.vamp * 20,
    instep: 186 + collar * 10,
    tongue: 44,
    heelFlare: 4 + stack * 8 + details.heel * 14,
    heelBlock: 0,
  };
  switch (spec.kind) {
    case 'trail-runner':
      return buildLast({ ...low, heelStack: 76 + stack * 36, foreStack: 56 + stack * 32, toeBox: 98 + toe * 12, bluntness: 0.9, cradle: 26 });
    case 'kids-runner':
      return buildLast({
        ...low,
        heelStack: 84 + stack * 26,
        foreStack: 66 + stack * 22,
        collar: 176 + collar * 20,
        instep: 212,
        dip: 44,
        flare: 6,
        toeBox: 118 + toe * 12,
        bluntness: 1,
        throatTop: 412,
        throatEnd: 636,
        spring: 16,
        tongue: 36,
      });
    case 'hiking-shoe':
      return buildLast({
        ...low,
        heelStack: 70 + stack * 26,
        foreStack: 56 + stack * 22,
        collar: 176 + collar * 18,
        instep: 204,
        dip: 46,
        flare: 5,
        toeBox: 104,
        bluntness: 0.9,
        spring: 20,
        throatEnd: 648,
        heelFlare: 2,
      });
    case 'court-sneaker':
      return buildLast({
        ...low,
        heelStack: 58 + stack * 30,
        foreStack: 52 + stack * 26,
        cradle: 8,
        collar: 172 + collar * 18,
        instep: 200,
        dip: 44,
        flare: 2 + collar * 6,
        toeBox: 106,
        bluntness: 0.7,
        spring: 6,
        throatEnd: 652,
        heelFlare: -6,
        tongue: 40,
      });
    case 'slip-on':
      return buildLast({
        ...low,
        heelStack: 60 + stack * 44,
        foreStack: 48 + stack * 36,
        collar: 146 + collar * 18,
        instep: 174,
        dip: 36,
        flare: 4,
        toeBox: 98,
        bluntness: 0.7,
        throatTop: 448,
        throatEnd: 640,
        tongue: 18,
        cradle: 12,
        heelFlare: stack * 10,
        spring: 10,
      });
    case 'loafer':
      return buildLast({
        ...low,
        heelStack: 44 + stack * 16,
        foreStack: 26 + stack * 14,
        cradle: 4,
        collar: 166,
        instep: 188,
        dip: 34,
        flare: 0,
        toeBox: 104,
        bluntness: 0.55,
        throatTop: 492,
        throatEnd: 640,
        tongue: 24,
        spring: 14,
        heelFlare: -8,
        heelBlock: 10,
      });
    case 'clog':
      return buildLast({
        ...low,
        heelStack: 70 + stack * 26,
        foreStack: 54 + stack * 20,
        cradle: 6,
        collar: 60,
        instep: 178,
        dip: 0,
        flare: 0,
        toeBox: 112,
        bluntness: 1,
        throatTop: 470,
        throatEnd: 660,
        tongue: 0,
        spring: 12,
        heelFlare: 0,
      });
    case 'sandal':
      return buildLast({
        ...low,
        heelStack: 66 + stack * 30,
        foreStack: 50 + stack * 24,
        cradle: 2,
        collar: 150,
        instep: 180,
        dip: 40,
        flare: 0,
        toeBox: 80,
        bluntness: 0.5,
        spring: 12,
        heelFlare: 0,
      });
    case 'high-top':
      return buildBootLast({
        ...low,
        heelStack: 50 + stack * 24,
        foreStack: 48 + stack * 22,
        cradle: 6,
        collar: 262 + collar * 34,
        instep: 272 + collar * 34,
        dip: 12,
        flare: 0,
        toeBox: 102,
        bluntness: 0.8,
        spring: 5,
        throatTop: 366,
        throatEnd: 654,
        heelFlare: -8,
        tongue: 30,
      });
    case 'hiking-boot':
      return buildBootLast({
        ...low,
        heelStack: 72 + stack * 22,
        foreStack: 58 + stack * 18,
        cradle: 18,
        collar: 270 + collar * 56,
        instep: 268 + collar * 50,
        dip: 16,
        flare: 2,
        toeBox: 108,
        bluntness: 0.95,
        spring: 22,
        throatTop: 374,
        throatEnd: 650,
        heelFlare: 2,
        tongue: 34,
      });
    case 'winter-boot':
      return buildBootLast({
        ...low,
        heelStack: 68 + stack * 22,
        foreStack: 56 + stack * 18,
        cradle: 16,
        collar: 330 + collar * 60,
        instep: 330 + collar * 60,
        dip: 4,
        flare: 2,
        toeBox: 114,
        bluntness: 1,
        spring: 18,
        throatTop: 386,
        throatEnd: 648,
        heelFlare: 2,
        tongue: 26,
      });
    case 'chelsea-boot':
      return buildBootLast({
        ...low,
        heelStack: 48 + stack * 14,
        foreStack: 26 + stack * 14,
        cradle: 2,
        collar: 284 + collar * 36,
        instep: 286 + collar * 36,
        dip: 8,
        flare: -4,
        toeBox: 108,
        bluntness: 0.75,
        spring: 14,
        throatTop: 352,
        throatEnd: 648,
        heelFlare: -8,
        tongue: 0,
        heelBlock: 12,
      });
    default:
      return buildLast(low);
  }
}

export function isBoot(spec: ArtSpec): boolean {
  return spec.kind === 'hiking-boot' || spec.kind === 'winter-boot' || spec.kind === 'chelsea-boot' || spec.kind === 'high-top';
}
