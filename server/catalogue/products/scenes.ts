import { hashOf } from './hash.ts';
import type { ArtSpec, Palette } from '#artwork/traits/art.ts';

/** Palettes of the landscapes: sky, far hills, light, ground, water or snow, shade. */
const PALETTES: Readonly<Record<string, Palette>> = {
  dawn: { main: '#d98a5f', second: '#4b5a6b', accent: '#f2c945', sole: '#3f5c4c', lace: '#f4e3cf', lining: '#2a3340' },
  day: { main: '#5f8f8a', second: '#3f5c4c', accent: '#e2622b', sole: '#6d7a45', lace: '#f1ede4', lining: '#24402f' },
  dusk: { main: '#3a4a6e', second: '#553048', accent: '#e2622b', sole: '#24402f', lace: '#c3b8dc', lining: '#1e2a3d' },
};

const PLACES = ['mountain', 'coast', 'forest', 'rain', 'desert', 'snow', 'meadow', 'lake'];

/** `scene-coast-dawn`, or with a product in front: `scene-snow-day-winter-boot`. Anything else is no scene. */
export const sceneOf = (key: string): ArtSpec | undefined => {
  const [, place = '', time = '', product] = /^scene-([a-z]+)-(dawn|day|dusk)(?:-([a-z-]+))?$/.exec(key) ?? [];
  const palette = PALETTES[time];
  if (!PLACES.includes(place) || !palette) return undefined;
  return { kind: 'scene', seed: hashOf(key), palette, traits: { place, time, ...(product === undefined ? {} : { product }) } };
};
