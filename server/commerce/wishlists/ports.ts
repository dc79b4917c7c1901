import type { Locale } from '#contract/locales.ts';
import type { ProductHit } from '#contract/calls/products.ts';
import type { Db } from '#server/platform/db/open.ts';

export interface WishlistPorts {
  /** Cards of products (styles or colourways) in the words and money of a locale, by style; those not offered there are missing. */
  readonly findCards: (db: Db, ids: readonly string[], locale: Locale, now: Date) => Promise<ReadonlyMap<string, ProductHit>>;
}
