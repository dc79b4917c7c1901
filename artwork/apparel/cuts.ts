import type { ArtSpec } from '#artwork/traits/art.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import type { TorsoCut } from './torso.ts';

/** The measures of each upper garment; fit widens it, length moves its hem. */
export function torsoCutFor(spec: ArtSpec): TorsoCut {
  const traits = readTraits(spec);
  const fit = traits.ratio('fit');
  const long = traits.ratio('length');
  const wide = (base: number) => base + fit * 22;
  const common: TorsoCut = {
    neck: 76,
    shoulder: wide(176),
    chest: wide(184),
    waist: wide(176),
    hem: wide(184),
    neckY: 196,
    shoulderY: 238 + fit * 8,
    armpitY: 404 + fit * 16,
    hemY: 826 + long * 50,
    neckDrop: 62,
    isVee: traits.is('neck', 'v'),
    sleeve: 0.3,
    sleeveWidth: 36 + fit * 46,
    cuffWidth: 62 + fit * 12,
    hemCurve: 6,
  };
  switch (spec.kind) {
    case 'tee':
      return { ...common, neckDrop: traits.is('neck', 'v') ? 120 : 60, sleeve: 0.26 + fit * 0.05 };
    case 'long-sleeve':
      return { ...common, sleeve: 1, neckDrop: traits.is('neck', 'mock', 'quarter-zip') ? 34 : 58, cuffWidth: 56 + fit * 8 };
    case 'hoodie':
      return {
        ...common,
        neck: 88,
        shoulder: wide(184),
        chest: wide(196),
        waist: wide(194),
        hem: wide(182),
        hemY: 800 + long * 44,
        sleeve: 1,
        sleeveWidth: 62 + fit * 40,
        cuffWidth: 66 + fit * 8,
        neckDrop: 70,
      };
    case 'fleece':
      return {
        ...common,
        neck: 84,
        shoulder: wide(184),
        chest: wide(196),
        waist: wide(192),
        hem: wide(188),
        hemY: 796 + long * 44,
        sleeve: 1,
        sleeveWidth: 66 + fit * 36,
        cuffWidth: 70,
        neckDrop: 30,
      };
    case 'shell-jacket':
      return {
        ...common,
        neck: 86,
        shoulder: wide(188),
        chest: wide(198),
        waist: wide(192),
        hem: wide(198),
        hemY: 826 + long * 60,
        sleeve: 1,
        sleeveWidth: 70 + fit * 34,
        cuffWidth: 76,
        neckDrop: 30,
        hemCurve: 12,
      };
    case 'down-jacket':
      return {
        ...common,
        neck: 88,
        shoulder: wide(194),
        chest: wide(208),
        waist: wide(204),
        hem: wide(198),
        hemY: 790 + long * 60,
        sleeve: 1,
        sleeveWidth: 92 + fit * 34,
        cuffWidth: 84,
        neckDrop: 30,
        hemCurve: 6,
      };
    case 'vest':
      return {
        ...common,
        neck: 86,
        shoulder: wide(170),
        chest: wide(192),
        waist: wide(188),
        hem: wide(186),
        hemY: 790 + long * 50,
        sleeve: 0,
        neckDrop: 30,
      };
    default:
      // A dress: narrow waist, long and wide below.
      return {
        ...common,
        neck: 82,
        shoulder: wide(158),
        chest: wide(160),
        waist: wide(traits.is('waist', 'straight') ? 158 : 136),
        hem: wide(214) + long * 24,
        neckY: 120,
        shoulderY: 150,
        armpitY: 300,
        hemY: 842 + long * 60,
        neckDrop: traits.is('neck', 'v') ? 110 : 56,
        sleeve: traits.is('sleeve', 'short') ? 0.22 : 0,
        sleeveWidth: 34 + fit * 30,
        cuffWidth: 60,
        hemCurve: 16,
      };
  }
}
