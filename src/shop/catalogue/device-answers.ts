import type { CallQueryInput, CallResponse } from '#contract/calls/calls.ts';
import type { Locale } from '#contract/locales.ts';
import { fromCatalogue } from '#src/base/offline-catalogue/from-catalogue.ts';
import { searchDevice } from './device-search.ts';

/** From the offline catalogue, else from what was seen before; throws `error` where neither has anything that fits. */
export const listFromDevice = async (
  error: unknown,
  query: CallQueryInput<'products.productSearch'>,
  locale: Locale,
): Promise<CallResponse<'products.productSearch'>> => {
  const found = (await fromCatalogue(error, (catalogue) => catalogue.list(locale.id, query))) ?? (await searchDevice(query, locale));
  if (!found) throw error;
  return found;
};

export const suggestionsFromDevice = async (error: unknown, q: string, locale: Locale): Promise<CallResponse<'products.autoSuggest'>> => {
  const whole = await fromCatalogue(error, (catalogue) => catalogue.suggest(locale.id, q));
  if (whole) return whole;
  const found = await searchDevice({ q, count: 6 }, locale);
  return { terms: [], categories: [], products: found?.hits ?? [], popular: [] };
};
