import { searchDeviceArticles } from '#src/shop/content/device-articles.ts';
import type { SearchHub } from '#contract/calls/components.ts';
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
  const articles = q.length < 3 ? [] : (await searchDeviceArticles(q, locale)).articles.map(({ id, title, url }) => ({ id, title, url }));
  const whole = await fromCatalogue(error, (catalogue) => catalogue.suggest(locale.id, q));
  if (whole) return { ...whole, articles };
  const found = await searchDevice({ q, count: 6 }, locale);
  return { terms: [], categories: [], products: found?.hits ?? [], popular: [], articles };
};

/** The search hub without the shop: what the offline catalogue and the articles of this device say. */
export const hubFromDevice = async (error: unknown, locale: Locale): Promise<SearchHub> => {
  const whole = await fromCatalogue(error, (catalogue) => catalogue.suggest(locale.id, ''));
  const { articles } = await searchDeviceArticles('', locale);
  return { popular: whole?.popular ?? [], categories: whole?.categories ?? [], articles };
};
