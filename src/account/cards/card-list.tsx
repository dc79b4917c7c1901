import type { SavedCard } from '#contract/calls/consumer-cards.ts';
import { cardName } from '#src/checkout/card/card-name.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from '../shopper/shopper.module.css';
import { DeleteCard } from './delete-card.tsx';

export interface CardListProps {
  readonly cards: readonly SavedCard[];
  readonly busy: boolean;
  readonly onDefault: (id: string) => void;
  readonly onDelete: (id: string) => void;
}

/** Saved cards as their owner knows them. */
export const CardList = ({ cards, busy, onDefault, onDelete }: CardListProps) => {
  const i18n = useI18n('checkout');
  const { t } = useI18n('shopper');
  return (
    <ul className={styles.cards}>
      {cards.map(({ paymentInstrumentId: id, card_type, last4, expiryMonth, expiryYear, expired, isDefault }) => {
        const name = cardName(i18n, { card_type, last4 });
        const until = { month: String(expiryMonth).padStart(2, '0'), year: String(expiryYear) };
        return (
          <Card as="li" key={id}>
            <Stack gap={3}>
              <Row gap={2}>
                {isDefault ? <Badge tone="brand">{t('cards.default')}</Badge> : null}
                {expired ? <Badge tone="negative">{t('cards.expired', until)}</Badge> : null}
              </Row>
              <strong>{name}</strong>
              {expiryMonth !== undefined && !expired ? <Text tone="muted">{t('cards.expires', until)}</Text> : null}
              <DeleteCard name={name} busy={busy} onDelete={() => onDelete(id)}>
                {isDefault ? null : (
                  <Button
                    size="sm"
                    variant="secondary"
                    disabled={busy}
                    aria-label={t('cards.makeDefaultOf', { card: name })}
                    onClick={() => onDefault(id)}
                  >
                    {t('cards.makeDefault')}
                  </Button>
                )}
              </DeleteCard>
            </Stack>
          </Card>
        );
      })}
    </ul>
  );
};
