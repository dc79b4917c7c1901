import { accessoryLines } from './accessories.ts';
import { cityLines } from './city.ts';
import { clothesLines } from './clothes.ts';
import { hikingLines } from './hiking.ts';
import { layerLines } from './layers.ts';
import type { Line } from './line.ts';
import { runningLines } from './running.ts';

/** The whole range, in the order of the catalogue. */
export const LINES: readonly Line[] = [...runningLines, ...hikingLines, ...cityLines, ...layerLines, ...clothesLines, ...accessoryLines];
