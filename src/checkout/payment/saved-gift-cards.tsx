import type { Cart } from '#contract/cart.ts';
import type { SavedGiftCard } from '#contract/calls/consumer-cards.ts';
import { paymentName } from '#src/checkout/card/payment-name.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './payment.module.css';

/** Saved gift cards that can pay a part of this cart: in its money, with something on them, and not on it already. */
export const usableGiftCards = (cards: readonly SavedGiftCard[], { currency, payment_instruments }: Cart): SavedGiftCard[] => {
  const attached = new Set(
    payment_instruments.flatMap(({ payment_method_id, stored }) => (payment_method_id === 'GIFT_CARD' && stored ? [stored.last4] : [])),
  );
  return cards.filter((card) => card.currency === currency && !card.expired && card.balance !== 0 && !attached.has(card.last4));
};

export interface SavedGiftCardsProps {
  readonly cards: readonly SavedGiftCard[];
  readonly cart: Cart;
  readonly busy: boolean;
  readonly onUse: (id: string) => void;
}

export const SavedGiftCards = ({ cards, cart, busy, onUse }: SavedGiftCardsProps) => {
  const i18n = useI18n('payment');
  const { t } = i18n;
  const usable = usableGiftCards(cards, cart);
  if (usable.length === 0) return null;
  return (
    <ul className={styles.vouchers} aria-label={t('gift.saved')}>
      {usable.map(({ paymentInstrumentId: id, last4, balance, currency }) => {
        const name = paymentName(i18n, { code: 'GIFT_CARD', last4 });
        return (
          <li key={id}>
            <span>
              <strong>{name}</strong> {balance === undefined ? null : <span className={styles.quiet}>{i18n.money(balance, currency)}</span>}
            </span>
            <Button size="sm" variant="secondary" disabled={busy} aria-label={t('gift.useOf', { name })} onClick={() => onUse(id)}>
              {t('voucher.use')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
