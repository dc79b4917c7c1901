import { useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { NewAdjustment, PriceAdjustment } from '#contract/price-adjustment.ts';
import type { CartView } from '#db/cart/view.ts';
import { newId } from '#db/new-id.ts';
import { useApi } from '#src/api/use-api.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { basket } from './basket.ts';
import { PriceAdjustmentForm } from './price-adjustment-form.tsx';

export interface AdjustmentPanelProps {
  readonly cart: Cart;
  readonly resting: boolean;
  readonly add: (adjustment: NewAdjustment) => Promise<void>;
  readonly change: (id: string, adjustment: NewAdjustment) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
}

/** Changes of price at the counter: those that are made, and a form for another. */
export const AdjustmentPanel = ({ cart, resting, add, change, drop }: AdjustmentPanelProps) => {
  const words = useWords('adjust');
  const { t } = words;
  const [edited, setEdited] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const adjustments = cart.priceAdjustments ?? [];
  const nameOf = ({ level, itemId }: PriceAdjustment): string =>
    level === 'ITEM' ? (cart.items.find(({ id }) => id === itemId)?.name ?? '') : t(level === 'ORDER' ? 'adjust.order' : 'adjust.shipping');
  const takeBack = async (id: string): Promise<void> => {
    setProblem('');
    try {
      await drop(id);
    } catch (failure) {
      setProblem((await failureText(words, failure)).text);
    }
  };
  return (
    <Disclosure label={t('adjust.title')} defaultOpen={adjustments.length > 0}>
      <Stack gap={3}>
        {problem === '' ? null : <Banner kind="error">{problem}</Banner>}
        {adjustments.map((adjustment) =>
          edited === adjustment.adjustmentId ? (
            <PriceAdjustmentForm
              key={adjustment.adjustmentId}
              cart={cart}
              changed={adjustment}
              resting={resting}
              leave={() => setEdited(null)}
              save={async (wanted) => {
                await change(adjustment.adjustmentId, wanted);
                setEdited(null);
              }}
            />
          ) : (
            <Row key={adjustment.adjustmentId} justify="between" align="center">
              <Text size="sm">
                {t('adjust.line', {
                  what: nameOf(adjustment),
                  amount: words.money(-adjustment.amount, cart.currency),
                  reason: t(`adjust.reason.${adjustment.reason}`),
                })}
              </Text>
              <Button variant="secondary" disabled={resting} onClick={() => setEdited(adjustment.adjustmentId)}>
                {t('adjust.edit')}
              </Button>
              <Button variant="secondary" disabled={resting} onClick={() => void takeBack(adjustment.adjustmentId)}>
                {t('adjust.remove')}
              </Button>
            </Row>
          ),
        )}
        {edited === null ? <PriceAdjustmentForm cart={cart} resting={resting} save={add} /> : null}
      </Stack>
    </Disclosure>
  );
};

/** The same with the shop behind it. What is allowed only the shop knows: nothing of it waits in a queue. */
export const PriceAdjustments = ({ view, offline }: { readonly view: CartView; readonly offline: boolean }) => {
  const api = useApi();
  const { cart, subject } = view;
  const basketId = cart.id;
  const keyed = () => ({ key: newId(), subject: subject ?? undefined });
  return (
    <AdjustmentPanel
      cart={cart}
      resting={offline || view.estimated}
      add={async (body) => basket.acceptCart(await api('cart.addPriceAdjustment', { params: { basketId }, body, ...keyed() }))}
      change={async (adjustmentId, { kind, value, reason }) =>
        basket.acceptCart(await api('cart.updatePriceAdjustment', { params: { basketId, adjustmentId }, body: { kind, value, reason }, ...keyed() }))
      }
      drop={async (adjustmentId) =>
        basket.acceptCart(await api('cart.deletePriceAdjustment', { params: { basketId, adjustmentId }, body: { adjustmentId }, ...keyed() }))
      }
    />
  );
};
