import type { SavedGiftCard } from '#contract/calls/consumer-cards.ts';
import { paymentName } from '#src/checkout/card/payment-name.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from '../person/person.module.css';
import { DeleteCard } from './delete-card.tsx';

export interface GiftCardListProps {
  readonly cards: readonly SavedGiftCard[];
  readonly busy: boolean;
  readonly onDelete: (id: string) => void;
}

/** Saved gift cards with what is on them. */
export const GiftCardList = ({ cards, busy, onDelete }: GiftCardListProps) => {
  const pay = useWords('checkout');
  const words = useWords('person');
  const { t } = words;
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
                {balance === undefined ? t('giftCards.unknown') : t('giftCards.balance', { amount: words.money(balance, currency) })}
              </Text>
              {expiresAt !== undefined && !expired ? <Text tone="muted">{t('giftCards.until', { date: words.date(expiresAt) })}</Text> : null}
              <DeleteCard name={name} busy={busy} onDelete={() => onDelete(id)} />
            </Stack>
          </Card>
        );
      })}
    </ul>
  );
};
