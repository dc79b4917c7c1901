import type { CallQueryInput, CallResponse } from '#contract/calls/calls.ts';
import type { Locale } from '#contract/locales.ts';
import { isSilence } from '#src/base/api/is-silence.ts';

type List = CallResponse<'products.productSearch'>;
type Suggestions = CallResponse<'products.autoSuggest'>;

/**
 * A list that the shop did not answer, made from what the device has seen before. Throws the failure again where the device
 * knows nothing that fits, on the server, and for anything but silence.
 */
export const fromDevice = async (error: unknown, query: CallQueryInput<'products.productSearch'>, locale: Locale): Promise<List> => {
  if (!isSilence(error) || typeof caches === 'undefined') throw error;
  const { searchDevice } = await import('./device-search.ts');
  const found = await searchDevice(query, locale);
  if (!found) throw error;
  return found;
};

/** Suggestions without the shop: products on the device whose names fit. */
export const suggestFromDevice = async (error: unknown, q: string, locale: Locale): Promise<Suggestions> => {
  if (!isSilence(error) || typeof caches === 'undefined') throw error;
  const { searchDevice } = await import('./device-search.ts');
  const found = await searchDevice({ q, count: 6 }, locale);
  return { terms: [], categories: [], products: found?.hits ?? [], popular: [] };
};
