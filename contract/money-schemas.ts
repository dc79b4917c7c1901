import * as z from 'zod/mini';
import { CURRENCIES } from './money.ts';

export const currencySchema = z.enum(CURRENCIES);

/** Whole minor units (cents, pence). */
export const amountSchema = z.int();
