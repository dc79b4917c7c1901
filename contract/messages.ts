import type { LocaleId } from './locales.ts';

/** Page to service worker. `SKIP_WAITING` is spelled as Workbox's own window library sends it. */
export type ToWorker = { readonly type: 'SKIP_WAITING' } | { readonly type: 'locale'; readonly locale: LocaleId };

/** Service worker to page: a background refresh brought another answer than the one that was shown. */
export interface CatalogueChanged {
  readonly type: 'catalogue-changed';
  readonly url: string;
}

export type ToPage = CatalogueChanged;
