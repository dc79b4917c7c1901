import { pictureRatio, type PictureAngle } from '#domain/pictures.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice } from '#artwork/traits/random.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { paintCity } from './city.ts';
import { paintCoast } from './coast.ts';
import { paintDesert } from './desert.ts';
import { paintLake, paintMeadow, paintMountain } from './heights.ts';
import { type Frame } from '#artwork/landscape/land.ts';
import { lightOf, type Time } from '#artwork/landscape/light.ts';
import { paintSnow } from './snow.ts';
import type { View } from './view.ts';
import { paintForest } from './woods.ts';

/** Drawing units of a scene. A tall one is the middle of a broad one, as land stretched upwards looks wrong. */
export function sceneFrame(angle: PictureAngle): Frame {
  if (angle === 'card') return { width: 1200, height: 900 };
  if (angle === 'tall' || angle === 'square') return { width: 1400, height: 1100 };
  return { width: 1600, height: 900 };
}

/** The part of the frame that is shown; its ratio is that of the contract. */
export function sceneWindow(angle: PictureAngle): { x: number; width: number; height: number } {
  const { width, height } = sceneFrame(angle);
  const shown = Math.min(width, height / pictureRatio(angle));
  return { x: (width - shown) / 2, width: shown, height };
}

/** A wide, quiet landscape. */
export function paintScene(sheet: Sheet, spec: ArtSpec, frame: Frame): void {
  const traits = readTraits(spec);
  const place = traits.word('place');
  const time = traits.word('time') as Time;
  const light = lightOf(time, place === 'rain' || (place === 'forest' && time === 'day'));
  const view: View = { sheet, frame, light, dice: createDice(spec.seed, `scene/${place}`), blaze: spec.palette.accent };
  const painters: Readonly<Record<string, (view: View) => void>> = {
    mountain: paintMountain,
    lake: paintLake,
    coast: paintCoast,
    forest: paintForest,
    rain: paintCity,
    desert: paintDesert,
    snow: paintSnow,
    meadow: paintMeadow,
  };
  painters[place]!(view);
}
