import type { CopyGroup } from '../kinds.ts';
import { CLOTHES_FITS } from './clothes.ts';
import type { Fits } from './fit.ts';
import { SHOE_FITS } from './shoes.ts';
import { SMALL_FITS } from './small.ts';

export const FITS: Fits<CopyGroup> = { ...SHOE_FITS, ...CLOTHES_FITS, ...SMALL_FITS };
