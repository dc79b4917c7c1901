import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedInstrument } from '#contract/calls/consumer-cards.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { Loaded } from '../shopper/loaded.tsx';
import { useKeyed } from '#src/base/forms/use-keyed.ts';
import { CardList } from './card-list.tsx';
import { cardsAmong, cardsQuery, giftCardsAmong } from './cards-query.ts';
import { GiftCards } from './gift-cards.tsx';
import { NewCard } from './new-card.tsx';

/** Saved cards (spec 2 §7), whose numbers stay with the provider, and gift cards (spec 2 §8). */
export const CardsScreen = () => {
  const i18n = useI18n('shopper', 'errors');
  const { t } = i18n;
  const api = useApi();
  const { subject } = useSession();
  const client = useQueryClient();
  const keyed = useKeyed();
  const options = cardsQuery(api, subject);
  const query = useQuery(options);
  const [adding, setAdding] = useState(false);
  const { busy, problem, send } = useSending(i18n);
  const take = (cards: SavedInstrument[]): void => void client.setQueryData(options.queryKey, cards);
  const me = { subject: subject ?? undefined };

  const perform = (work: () => Promise<{ payment_instruments: SavedInstrument[] }>, done?: string): Promise<void> =>
    send(async () => {
      take((await work()).payment_instruments);
      if (done !== undefined) showToast({ title: done, kind: 'success' });
    });
  const remove = (paymentInstrumentId: string, done: string): Promise<void> =>
    perform(
      () => keyed(['delete', paymentInstrumentId], (key) => api('consumer.deletePaymentInstrument', { params: { paymentInstrumentId }, key, ...me })),
      done,
    );
  const saveGiftCard = async (card_number: string, pin: string): Promise<void> => {
    const body = { payment_method_id: 'GIFT_CARD', card_number, pin } as const;
    const { payment_instruments } = await keyed(body, (key) => api('consumer.addPaymentInstrument', { body, key, ...me }));
    take(payment_instruments);
  };
  const save = async (token: string, isDefault: boolean): Promise<void> => {
    const body = { payment_method_id: 'CREDIT_CARD', token, isDefault } as const;
    const { payment_instruments } = await keyed(body, (key) => api('consumer.addPaymentInstrument', { body, key, ...me }));
    take(payment_instruments);
  };
  return (
    <Loaded title={t('cards.title')} intro={t('cards.intro')} query={query}>
      {(saved) => {
        const cards = cardsAmong(saved);
        return adding ? (
          <NewCard
            open={async () => (await api('consumer.cardSession', {})).meta}
            save={save}
            onCancel={() => setAdding(false)}
            onDone={() => {
              setAdding(false);
              showToast({ title: t('cards.saved'), kind: 'success' });
            }}
          />
        ) : (
          <Stack gap={8}>
            <Stack gap={4}>
              <ProblemBanner problem={problem} />
              {cards.length === 0 ? (
                <Text tone="muted">{t('cards.none')}</Text>
              ) : (
                <CardList
                  cards={cards}
                  busy={busy}
                  onDefault={(paymentInstrumentId) =>
                    void perform(() =>
                      keyed(['default', paymentInstrumentId], (key) =>
                        api('consumer.updatePaymentInstrument', { params: { paymentInstrumentId }, body: { isDefault: true }, key, ...me }),
                      ),
                    )
                  }
                  onDelete={(id) => void remove(id, t('cards.deleted'))}
                />
              )}
              <Stack align="start">
                <Button variant="secondary" onClick={() => setAdding(true)}>
                  {t('cards.add')}
                </Button>
              </Stack>
            </Stack>
            <GiftCards
              cards={giftCardsAmong(saved)}
              busy={busy}
              look={(card_number, pin) => api('cart.giftcardBalance', { body: { card_number, pin } })}
              save={saveGiftCard}
              onDelete={(id) => void remove(id, t('giftCards.deleted'))}
            />
          </Stack>
        );
      }}
    </Loaded>
  );
};
