import * as z from 'zod';
import { CURRENCIES } from '#contract/money.ts';
import { readRates } from './plan-prices.ts';
import type { ImportOptions } from './run-import.ts';

/** Options as they are typed and sent: words. */
export const importInputSchema = z.object({
  source: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'source must be lower-case letters, digits and hyphens')
    .default('import'),
  currency: z.enum(CURRENCIES, `currency must be one of ${CURRENCIES.join(', ')}`).default('USD'),
  language: z.enum(['en', 'fr', 'de'], 'language must be en, fr or de').default('en'),
  rates: z.string().max(200).default(''),
});
export type ImportInput = z.input<typeof importInputSchema>;

/** @throws Error with one line for whoever typed them */
export const readOptions = (words: ImportInput): ImportOptions => {
  const parsed = importInputSchema.safeParse(words);
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('; '));
  return { ...parsed.data, rates: readRates(parsed.data.rates) };
};
