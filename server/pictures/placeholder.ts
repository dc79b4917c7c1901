import { accessoryKinds, footwearKinds } from '#contract/pictures.ts';
import type { ArtSpec } from './art.ts';
import { blend } from './pen/colour.ts';
import { lightOf, type Time } from './scenes/light.ts';
import { studioColour } from './studio.ts';
import { readTraits } from './traits.ts';

/** The colour that most of the picture has: the studio's, or a scene's sky. */
export function dominantColour(spec: ArtSpec): string {
  if (spec.kind !== 'scene') return studioColour;
  const traits = readTraits(spec);
  return lightOf(traits.word('time') as Time, traits.is('place', 'rain')).middle;
}

/** A stand-in of at most 200 bytes to write into the page: the background with the product's mass in its colour. */
export function placeholderFor(spec: ArtSpec): string {
  const ground = dominantColour(spec);
  const mass = spec.kind === 'scene' ? blend('#2e4a3c', ground, 0.3) : blend(spec.palette.main, ground, 0.25);
  const [cy, rx, ry] = massOf(spec);
  const paint = (hex: string) => `%23${hex.slice(1)}`;
  return (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E" +
    `%3Cpath fill='${paint(ground)}' d='M0 0h9v9H0'/%3E%3Cellipse cx='4.5' cy='${cy}' rx='${rx}' ry='${ry}' fill='${paint(mass)}'/%3E%3C/svg%3E`
  );
}

/** Where the product's mass lies: centre height and radii in ninths of the picture. */
function massOf(spec: ArtSpec): readonly [cy: number, rx: number, ry: number] {
  if (spec.kind === 'scene') return [9, 9, 3];
  if ((footwearKinds as readonly string[]).includes(spec.kind)) return [5, 4, 1];
  if ((accessoryKinds as readonly string[]).includes(spec.kind)) return [5, 2, 2];
  return [4, 2, 3];
}
