import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Api } from '#contract/client/client.ts';
import type { CartView } from '#db/cart/view.ts';
import { cart, type CartState } from '#src/cart/cart.ts';
import { CartNotices } from '#src/cart/cart-notices.tsx';
import { CouponForm } from '#src/cart/coupon-form.tsx';
import { checkoutWait } from '#src/cart/checkout-gate.ts';
import { warningsFor } from '#src/cart/flash-text.ts';
import { CartTotals } from '#src/cart/totals.tsx';
import { useOpenedCart } from '#src/cart/use-opened-cart.ts';
import { CheckoutPage } from '#src/checkout/checkout-page.tsx';
import type { CheckoutCart } from '#src/checkout/ports.ts';
import { isStep, type Step } from '#src/checkout/step.ts';
import { PayLaterLine } from '#src/checkout/express/pay-later-line.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useShopper } from './use-shopper.ts';
import { useStoreSale } from './use-store-sale.ts';

export interface CheckoutScreenProps {
  readonly api: Api;
  readonly step: Step;
  readonly go: (step: Step, replace?: boolean) => void;
  readonly onPlaced: (orderNumber: string) => void;
}

/** The same in every render, so that what depends on them is made once. */
const ACTIONS: Pick<CheckoutCart, 'sync' | 'refresh' | 'acceptCart' | 'ordering' | 'ordered' | 'replaced'> = {
  sync: () => void cart.sync(),
  refresh: () => cart.refresh(),
  acceptCart: (answer) => cart.acceptCart(answer),
  ordering: (begun) => cart.ordering(begun),
  ordered: (cartId, orderNumber) => cart.ordered(cartId, orderNumber),
  replaced: (cartId, next) => cart.replaced(cartId, next),
};

const useCheckoutCart = (cart: CartState, failed: boolean): CheckoutCart => {
  const deviceOffline = useOffline();
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

/** The checkout with the cart beside it. */
export const CheckoutScreen = (props: CheckoutScreenProps) => {
  const { cart, failed } = useOpenedCart();
  const i18n = useI18n('errors');
  const sale = useStoreSale(props.api);
  const shopper = useShopper(props.api);
  const begins = useLocation({ select: ({ search }) => !isStep((search as { step?: unknown }).step) });
  return (
    <CheckoutPage
      {...props}
      // What is sold at the counter is not the device's own: its address and its book stay out of it.
      shopper={sale ? null : sale === null ? shopper : undefined}
      sale={sale ?? null}
      begins={begins}
      coupons={couponsOf}
      payLater={payLaterOf}
      cartPort={useCheckoutCart(cart, failed)}
      totals={totalsOf}
      notices={<CartNotices cart={cart} />}
      remark={(view, itemId) => warningsFor(view.cart.flash, i18n, itemId)[0]?.text}
    />
  );
};

const totalsOf = ({ cart, estimated }: CartView) => <CartTotals cart={cart} estimated={estimated} />;

const couponsOf = (view: CartView) => <Coupons view={view} />;

const Coupons = ({ view }: { readonly view: CartView }) => <CouponForm view={view} offline={useOffline()} />;

const payLaterOf = (amount: number) => <PayLaterLine amount={amount} />;
