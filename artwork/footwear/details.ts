import type { ArtSpec } from '#artwork/traits/art.ts';
import { blend, lightness, tone } from '#artwork/pen/colour.ts';
import { createDice } from '#artwork/traits/random.ts';

/** Small choices that tell two models of one kind apart; they follow from the seed and hold for every angle. */
export interface ShoeDetails {
  eyestay: string;
  collar: string;
  rubber: string;
  /** A coloured crash pad under the heel. */
  hasFlash: boolean;
  /** A bow on top, or the ends tucked away. */
  isTied: boolean;
  laces: number;
  hasLoop: boolean;
  /** How far the laces run forward, and how the toe is cut, around the kind's own measure (-1 to 1). */
  vamp: number;
  toe: number;
  heel: number;
}

const gum = '#b27d49';

export function detailsFor(spec: ArtSpec): ShoeDetails {
  const { main, second, accent, lining, sole } = spec.palette;
  const dice = createDice(spec.seed, 'details');
  const dark = lightness(sole) < 0.35 ? tone(sole, -0.08) : '#2b2a2e';
  const court = spec.kind === 'court-sneaker' || spec.kind === 'high-top';
  const plain = court && lightness(sole) > 0.8 ? tone(sole, -0.12) : dark;
  return {
    eyestay: spec.kind === 'high-top' ? main : dice.pick([second, second, main]),
    collar: dice.pick([blend(lining, main, 0.35), blend(lining, main, 0.35), second, blend(accent, lining, 0.12)]),
    rubber: dice.share() < (court ? 0.35 : 0.2) ? gum : plain,
    hasFlash: dice.share() < 0.6,
    isTied: dice.share() < 0.7,
    laces: 5 + Math.floor(dice.share() * 3),
    hasLoop: dice.share() < 0.45,
    vamp: dice.between(-1, 1),
    toe: dice.between(-1, 1),
    heel: dice.share(),
  };
}
