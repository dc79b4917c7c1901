import type { SavedGiftCard } from '#contract/calls/consumer-cards.ts';
import { paymentName } from '#src/checkout/card/payment-name.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from '../shopper/shopper.module.css';
import { DeleteCard } from './delete-card.tsx';

export interface GiftCardListProps {
  readonly cards: readonly SavedGiftCard[];
  readonly busy: boolean;
  readonly onDelete: (id: string) => void;
}

/** Saved gift cards with what is on them. */
export const GiftCardList = ({ cards, busy, onDelete }: GiftCardListProps) => {
  const pay = useI18n('checkout');
  const i18n = useI18n('shopper');
  const { t } = i18n;
  return (
    <ul className={styles.cards} aria-label={t('giftCards.title')}>
      {cards.map(({ paymentInstrumentId: id, last4, balance, currency, expiresAt, expired }) => {
        const name = paymentName(pay, { code: 'GIFT_CARD', last4 });
        return (
          <Card as="li" key={id}>
            <Stack gap={3}>
              {expired ? (
                <Row gap={2}>
                  <Badge tone="negative">{t('giftCards.over')}</Badge>
                </Row>
              ) : null}
              <strong>{name}</strong>
              <Text tone="muted">
                {balance === undefined ? t('giftCards.unknown') : t('giftCards.balance', { amount: i18n.money(balance, currency) })}
              </Text>
              {expiresAt !== undefined && !expired ? <Text tone="muted">{t('giftCards.until', { date: i18n.date(expiresAt) })}</Text> : null}
              <DeleteCard name={name} busy={busy} onDelete={() => onDelete(id)} />
            </Stack>
          </Card>
        );
      })}
    </ul>
  );
};
