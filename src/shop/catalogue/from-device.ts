import type { CallQueryInput, CallResponse } from '#contract/calls/calls.ts';
import type { Locale } from '#contract/locales.ts';
import { isSilence } from '#src/base/api/is-silence.ts';

type List = CallResponse<'products.productSearch'>;
type Suggestions = CallResponse<'products.autoSuggest'>;

const answers = (error: unknown) => {
  if (!isSilence(error) || typeof caches === 'undefined') throw error;
  return import('./device-answers.ts');
};

/**
 * A list that the shop did not answer, from the offline catalogue, else made from what the device has seen before. Throws the failure again where the device
 * knows nothing that fits, on the server, and for anything but silence.
 */
export const fromDevice = async (error: unknown, query: CallQueryInput<'products.productSearch'>, locale: Locale): Promise<List> =>
  (await answers(error)).listFromDevice(error, query, locale);

/** Suggestions without the shop: those of the offline catalogue, else products on the device whose names fit. */
export const suggestFromDevice = async (error: unknown, q: string, locale: Locale): Promise<Suggestions> =>
  (await answers(error)).suggestionsFromDevice(error, q, locale);
