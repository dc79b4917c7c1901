import type { Locale } from '#contract/locales.ts';
import type { Api } from './client.ts';

/** The page's client of the shop, for one locale. */
export const createPageApi = (_locale: Locale): Api => () => Promise.reject(new Error('not wired'));
