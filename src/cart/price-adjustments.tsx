import { useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { NewAdjustment, PriceAdjustment } from '#contract/price-adjustment.ts';
import type { CartView } from '#db/cart/view.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { adjustmentsOf } from './calls-at-shop.ts';
import { PriceAdjustmentForm } from './price-adjustment-form.tsx';

export interface AdjustmentPanelProps {
  readonly cart: Cart;
  readonly resting: boolean;
  readonly add: (adjustment: NewAdjustment) => Promise<void>;
  readonly change: (id: string, adjustment: NewAdjustment) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
}

const NEW = 'new';

/** The price adjustments of the cart, and a form for another. */
export const AdjustmentPanel = ({ cart, resting, add, change, drop }: AdjustmentPanelProps) => {
  const i18n = useI18n('adjust');
  const { t } = i18n;
  const [edited, setEdited] = useState<string | null>(null);
  /** The adjustment being sent, or NEW: one at a time. */
  const [asked, setAsked] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ readonly id: string; readonly text: string } | null>(null);
  const adjustments = cart.priceAdjustments ?? [];
  const nameOf = ({ level, itemId }: PriceAdjustment): string =>
    level === 'ITEM' ? (cart.items.find(({ id }) => id === itemId)?.name ?? '') : t(level === 'ORDER' ? 'adjust.order' : 'adjust.shipping');
  const ask = async (id: string, call: () => Promise<void>): Promise<void> => {
    setAsked(id);
    setProblem(null);
    try {
      await call();
    } finally {
      setAsked(null);
    }
  };
  const takeBack = async (id: string): Promise<void> => {
    try {
      await ask(id, () => drop(id));
    } catch (failure) {
      setProblem({ id, text: (await failureText(i18n, failure)).text });
    }
  };
  const rests = (id: string): boolean => resting || (asked !== null && asked !== id);
  return (
    <Disclosure label={t('adjust.title')} defaultOpen={adjustments.length > 0}>
      <Stack gap={3}>
        {adjustments.map((adjustment) =>
          edited === adjustment.adjustmentId ? (
            <PriceAdjustmentForm
              key={adjustment.adjustmentId}
              cart={cart}
              changed={adjustment}
              resting={rests(adjustment.adjustmentId)}
              leave={() => setEdited(null)}
              save={async (wanted) => {
                await ask(adjustment.adjustmentId, () => change(adjustment.adjustmentId, wanted));
                setEdited(null);
              }}
            />
          ) : (
            <Stack key={adjustment.adjustmentId} gap={2}>
              <Row justify="between" align="center">
                <Text size="sm">
                  {t('adjust.line', {
                    what: nameOf(adjustment),
                    amount: i18n.money(-adjustment.amount, cart.currency),
                    reason: t(`adjust.reason.${adjustment.reason}`),
                  })}
                </Text>
                <Button variant="secondary" disabled={resting || asked !== null} onClick={() => setEdited(adjustment.adjustmentId)}>
                  {t('adjust.edit')}
                </Button>
                <Button
                  variant="secondary"
                  loading={asked === adjustment.adjustmentId}
                  disabled={rests(adjustment.adjustmentId)}
                  onClick={() => void takeBack(adjustment.adjustmentId)}
                >
                  {t('adjust.remove')}
                </Button>
              </Row>
              {problem?.id === adjustment.adjustmentId ? (
                <Banner kind="error" role="alert" compact>
                  {problem.text}
                </Banner>
              ) : null}
            </Stack>
          ),
        )}
        {edited === null ? <PriceAdjustmentForm cart={cart} resting={rests(NEW)} save={(wanted) => ask(NEW, () => add(wanted))} /> : null}
      </Stack>
    </Disclosure>
  );
};

/** The same, connected to the server. Only the server knows what is allowed, so adjustments are not queued. */
export const PriceAdjustments = ({ view, offline }: { readonly view: CartView; readonly offline: boolean }) => {
  const api = useApi();
  return <AdjustmentPanel cart={view.cart} resting={offline || view.estimated} {...adjustmentsOf(api, view)} />;
};
