import { cardBrand } from '#domain/card-brands.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';

/** A card as its owner knows it: make and last four digits. */
export const cardName = (
  { t }: Pick<I18n, 't'>,
  card: { readonly card_type?: string | undefined; readonly last4?: string | undefined } | undefined,
): string => {
  const type = card?.card_type ?? '';
  const brand = cardBrand(type) || t('payment.card');
  return card?.last4 ? t('card.ending', { brand, last4: card.last4 }) : brand;
};
