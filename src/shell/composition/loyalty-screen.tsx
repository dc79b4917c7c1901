import { arrival } from '#src/base/api/arrival.ts';
import { useApi } from '#src/base/api/use-api.ts';
import type { Api } from '#src/base/api/client.ts';
import { cart, cartState, openCart } from '#src/cart/cart.ts';
import { putVoucher } from '#src/cart/calls-at-shop.ts';
import { checkoutWait } from '#src/cart/checkout-gate.ts';
import { useOpenedCart } from '#src/cart/use-opened-cart.ts';
import { LoyaltyPage } from '#src/account/loyalty/loyalty-page.tsx';
import type { PutVoucher } from '#src/account/loyalty/vouchers.tsx';
import { useSession } from '#src/base/session/use-session.ts';

/** A voucher is a matter of the shop's own cart, like an address of the checkout: what waits on the device has to be there first. */
const voucherIn =
  (api: Api): PutVoucher =>
  async (points) => {
    await openCart();
    await cart.refresh();
    const state = cartState();
    const wait = checkoutWait(state);
    if (wait === 'empty' || !state.view) return 'empty';
    if (wait !== null && wait !== 'sold-out' && wait !== 'refused') return 'waiting';
    await putVoucher(api, state.view, points);
    return 'done';
  };

/** `?referral_code=` is the member who sent this one (spec 3 §2). */
export const LoyaltyScreen = () => {
  const api = useApi();
  const { subject } = useSession();
  const { cart: state } = useOpenedCart();
  return (
    <LoyaltyPage
      api={api}
      subject={subject}
      referralCode={arrival().referral_code}
      isVoucherIn={(state.view?.cart.totals.appliedRewards ?? 0) > 0}
      putVoucher={voucherIn(api)}
      applyCode={(text) => void cart.applyCoupon(text)}
    />
  );
};
