import { useEffect, useMemo, useState } from 'react';
import type { Api } from '#contract/client.ts';
import type { CartView } from '#db/cart/view.ts';
import { basket, openBasket } from '#src/cart/basket.ts';
import { checkoutWait } from '#src/cart/checkout-gate.ts';
import { Totals } from '#src/cart/totals.tsx';
import { useCart } from '#src/cart/use-cart.ts';
import { CheckoutPage } from '#src/checkout/checkout-page.tsx';
import type { CheckoutBasket } from '#src/checkout/ports.ts';
import type { Step } from '#src/checkout/steps.ts';
import { useOffline } from '#src/connectivity/use-offline.ts';

export interface CheckoutScreenProps {
  readonly api: Api;
  readonly step: Step;
  readonly go: (step: Step, replace?: boolean) => void;
  readonly onPlaced: (orderNumber: string) => void;
}

/** The same in every render, so that what depends on them is made once. */
const ACTIONS: Pick<CheckoutBasket, 'sync' | 'refresh' | 'acceptCart' | 'ordering' | 'ordered'> = {
  sync: () => void basket.sync(),
  refresh: () => basket.refresh(),
  acceptCart: (answer) => basket.acceptCart(answer),
  ordering: (begun) => basket.ordering(begun),
  ordered: (cartId, orderNumber) => basket.ordered(cartId, orderNumber),
};

const useCheckoutBasket = (): CheckoutBasket => {
  const cart = useCart();
  const deviceOffline = useOffline();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    openBasket()
      .then(() => basket.refresh())
      .catch(() => {
        if (!gone) setFailed(true);
      });
    return () => {
      gone = true;
    };
  }, []);
  const wait = checkoutWait(cart);
  const { view } = cart;
  return useMemo(
    () => ({
      view,
      wait: deviceOffline && (wait === null || wait === 'sending' || wait === 'checking') ? 'offline' : wait,
      failed,
      ...ACTIONS,
    }),
    [view, wait, deviceOffline, failed],
  );
};

/** The checkout with the basket beside it. */
export const CheckoutScreen = (props: CheckoutScreenProps) => <CheckoutPage {...props} basket={useCheckoutBasket()} totals={totalsOf} />;

const totalsOf = ({ cart, estimated }: CartView) => <Totals cart={cart} estimated={estimated} />;
