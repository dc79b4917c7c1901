import { accessoryLines } from './accessories.ts';
import { cityLines } from './city.ts';
import { dressLines } from './dresses.ts';
import { hikingLines } from './hiking.ts';
import { layerLines } from './layers.ts';
import type { Line } from './line.ts';
import { runningLines } from './running.ts';
import { shirtLines } from './shirts.ts';
import { trouserLines } from './trousers.ts';

/** The whole range, in the order of the catalogue. */
export const LINES: readonly Line[] = [
  ...runningLines,
  ...hikingLines,
  ...cityLines,
  ...layerLines,
  ...shirtLines,
  ...trouserLines,
  ...dressLines,
  ...accessoryLines,
];
