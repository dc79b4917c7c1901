import type { ReactNode } from 'react';
import type { Api } from '#contract/client.ts';
import type { CartView } from '#db/cart/view.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CheckoutForms } from './checkout-forms.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import type { CheckoutBasket, StoreSale } from './ports.ts';
import type { Shopper } from './shopper.ts';
import type { Step } from './step.ts';
import { useDraft } from './use-draft.ts';

export interface CheckoutPageProps {
  readonly basket: CheckoutBasket;
  readonly api: Api;
  /** Null: a guest; undefined while it is asked for. */
  readonly shopper: Shopper | null | undefined;
  /** Null: nobody sells here. */
  readonly sale: StoreSale | null;
  /** Codes: to type one in, and those that are there. */
  readonly coupons: (view: CartView) => ReactNode;
  /** How an amount can be paid later, and where to read about it. */
  readonly payLater: (amount: number) => ReactNode;
  /** The address names the checkout and no step of it. */
  readonly begins: boolean;
  /** The step of the address. */
  readonly step: Step;
  readonly go: (step: Step, replace?: boolean) => void;
  readonly onPlaced: (orderNumber: string) => void;
  readonly totals: (view: CartView) => ReactNode;
  /** What one should know about the basket as a whole: prices and quantities that moved, what holds the changes. */
  readonly notices: ReactNode;
  /** What the shop says about one item, if anything. */
  readonly remark: (view: CartView, itemId: string) => string | undefined;
}

/** The checkout (spec 1 §4). The server renders its frame alone; who orders what comes from the device. */
export const CheckoutPage = (props: CheckoutPageProps) => {
  const words = useWords('checkout', 'shop', 'errors');
  const { basket, step, shopper } = props;
  const kept = useDraft(step);
  const { view, failed } = basket;

  if (failed) {
    return (
      <EmptyState headingLevel={1} title={words.t('cart.failed')} actions={<Button onClick={() => location.reload()}>{words.t('again')}</Button>} />
    );
  }
  if (!view || !kept || shopper === undefined) return <CheckoutLoading step={step} />;
  return <CheckoutForms {...props} view={view} kept={kept} shopper={shopper} />;
};
