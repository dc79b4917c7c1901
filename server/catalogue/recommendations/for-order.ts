import { LOCALES, type LocaleId } from '#contract/locales.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { productUrl } from '#domain/catalogue/addresses.ts';
import { shelfOf } from '#domain/catalogue/list/shelf.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { EmailSuggestion } from '#server/platform/mail/order-confirmation.ts';
import { recommend } from './recommend.ts';

const MOST = 3;

/**
 * What goes with an order, for its confirmation. Nothing where consent is asked for before anything optional (spec 2 §6): there an email about an order
 * is about that order alone.
 */
export const suggestionsForOrder = async (db: Db, { items }: Pick<Order, 'items'>, localeId: LocaleId, now: Date): Promise<EmailSuggestion[]> => {
  const locale = LOCALES[localeId];
  if (locale.emea) return [];
  const shelf = shelfOf(await modelWithStock(db, now.getTime()), locale.currency, now.getTime());
  const sets = await recommend(
    db,
    shelf,
    'email',
    items.map(({ productId }) => productId),
  );
  return sets
    .flatMap(({ entries }) => entries)
    .slice(0, MOST)
    .map(({ style }) => ({ name: textFor(style.names, locale), path: productUrl(style, locale) }));
};
