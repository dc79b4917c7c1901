import { useRef, useState } from 'react';
import type { CallResponse } from '#contract/calls/calls.ts';
import { ApiError } from '#contract/client/client.ts';
import type { SavedGiftCard } from '#contract/calls/consumer-cards.ts';
import { balanceText, GiftCardFields, useTypedCard } from '#src/checkout/card/gift-card-fields.tsx';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import styles from '../shopper/shopper.module.css';
import { GiftCardList } from './gift-card-list.tsx';

export interface GiftCardsProps {
  readonly cards: readonly SavedGiftCard[];
  readonly busy: boolean;
  readonly look: (number: string, pin: string) => Promise<CallResponse<'cart.giftcardBalance'>>;
  readonly save: (number: string, pin: string) => Promise<void>;
  readonly onDelete: (id: string) => void;
}

/**
 * Saved gift cards, and a new one by number and PIN, whose balance can be looked up first. A no to saving is a notice that goes by itself: one that is
 * saved already has words of its own (spec 2 §8); what is wrong with the card stands at its number, too (spec 1 §8).
 */
export const GiftCards = ({ cards, busy, look, save, onDelete }: GiftCardsProps) => {
  const i18n = useI18n('shopper');
  const { t: say } = useI18n('errors');
  const { t: pay } = useI18n('payment');
  const { t } = i18n;
  const card = useTypedCard();
  const field = useRef<HTMLInputElement>(null);
  const [working, setWorking] = useState<'save' | 'look'>();
  const [error, setError] = useState('');

  const mark = async (failure: unknown): Promise<void> => {
    const { text } = await failureText(i18n, failure);
    setError(text);
    field.current?.focus();
  };
  const run = async (what: 'save' | 'look', work: () => Promise<void>, onFailure: (failure: unknown) => Promise<void>): Promise<void> => {
    setWorking(what);
    setError('');
    try {
      await work();
    } catch (failure) {
      await onFailure(failure);
    } finally {
      setWorking(undefined);
    }
  };
  const keep = (): Promise<void> =>
    run(
      'save',
      async () => {
        await save(card.number, card.pin);
        card.clear();
        showToast({ title: t('giftCards.savedNow'), kind: 'success' });
      },
      async (failure) => {
        const there = failure instanceof ApiError && failure.code === 'PYT300';
        showToast({ title: say(there ? 'error.giftCardExists' : 'error.giftCardSaveFailed'), kind: 'error' });
        if (!there) await mark(failure);
      },
    );
  return (
    <Stack gap={5}>
      <Heading level={2} size="md">
        {t('giftCards.title')}
      </Heading>
      <Text>{t('giftCards.intro')}</Text>
      {cards.length === 0 ? <Text tone="muted">{t('giftCards.none')}</Text> : <GiftCardList cards={cards} busy={busy} onDelete={onDelete} />}
      <form
        className={styles.form}
        noValidate
        aria-label={t('giftCards.new')}
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <div>
          <GiftCardFields
            label={pay('gift.number')}
            card={card}
            error={error}
            onType={() => setError('')}
            onEnter={() => void keep()}
            field={field}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" loading={working === 'save'}>
            {t('giftCards.save')}
          </Button>
          <Button
            variant="quiet"
            disabled={working !== undefined}
            onClick={() => void run('look', async () => card.setBalance(balanceText(i18n, await look(card.number, card.pin))), mark)}
          >
            {pay('gift.check')}
          </Button>
        </div>
      </form>
    </Stack>
  );
};
