import * as z from 'zod';
import { DEFAULT_LOCALE, LOCALE_IDS, LOCALES } from '#contract/locales.ts';
import { CURRENCIES } from '#contract/money.ts';
import { EXPORT_FORMATS, type ExportOptions } from './types.ts';

/** Options as they are typed and sent: words. */
export const exportInputSchema = z.object({
  format: z.enum(EXPORT_FORMATS, `format must be one of ${EXPORT_FORMATS.join(', ')}`).default('shopify'),
  locale: z.enum(LOCALE_IDS, `locale must be one of ${LOCALE_IDS.join(', ')}`).default(DEFAULT_LOCALE),
  currency: z.enum(CURRENCIES, `currency must be one of ${CURRENCIES.join(', ')}`).optional(),
  source: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'source must be lower-case letters, digits and hyphens')
    .optional(),
});
export type ExportInput = z.input<typeof exportInputSchema>;

/**
 * The currency is the locale's unless one is named.
 * @throws Error with one line for whoever typed the words
 */
export const readOptions = (words: unknown, publicUrl: string, now: Date): ExportOptions => {
  const parsed = exportInputSchema.safeParse(words);
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('; '));
  const { currency, source, ...rest } = parsed.data;
  return { ...rest, currency: currency ?? LOCALES[rest.locale].currency, ...(source === undefined ? {} : { source }), publicUrl, now };
};
