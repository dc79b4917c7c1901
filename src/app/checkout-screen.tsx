import { useEffect, useMemo, useState } from 'react';
import type { Api } from '#contract/client.ts';
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
      sync: () => void basket.sync(),
      refresh: () => basket.refresh(),
      acceptCart: (answer) => basket.acceptCart(answer),
      ordering: (begun) => basket.ordering(begun),
      ordered: (cartId, orderNumber) => basket.ordered(cartId, orderNumber),
    }),
    [view, wait, deviceOffline, failed],
  );
};

/** The checkout with the basket beside it. */
export const CheckoutScreen = (props: CheckoutScreenProps) => (
  <CheckoutPage {...props} basket={useCheckoutBasket()} totals={({ cart, estimated }) => <Totals cart={cart} estimated={estimated} />} />
);
