import { arrival } from '#src/base/api/arrival.ts';
import { useApi } from '#src/base/api/use-api.ts';
import type { Api } from '#src/base/api/client.ts';
import { basket, cartState, openBasket } from '#src/cart/basket.ts';
import { putVoucher } from '#src/cart/calls-at-shop.ts';
import { checkoutWait } from '#src/cart/checkout-gate.ts';
import { useOpenedBasket } from '#src/cart/use-opened-basket.ts';
import { LoyaltyPage } from '#src/account/loyalty/loyalty-page.tsx';
import type { PutVoucher } from '#src/account/loyalty/vouchers.tsx';
import { useSession } from '#src/base/session/use-session.ts';

/** A voucher is a matter of the shop's own basket, like an address of the checkout: what waits on the device has to be there first. */
const voucherIn =
  (api: Api): PutVoucher =>
  async (points) => {
    await openBasket();
    await basket.refresh();
    const cart = cartState();
    const wait = checkoutWait(cart);
    if (wait === 'empty' || !cart.view) return 'empty';
    if (wait !== null && wait !== 'sold-out' && wait !== 'refused') return 'waiting';
    await putVoucher(api, cart.view, points);
    return 'done';
  };

/** `?referral_code=` is the member who sent this one (spec 3 §2). */
export const LoyaltyScreen = () => {
  const api = useApi();
  const { subject } = useSession();
  const { cart } = useOpenedBasket();
  return (
    <LoyaltyPage
      api={api}
      subject={subject}
      referralCode={arrival().referral_code}
      isVoucherIn={(cart.view?.cart.totals.appliedRewards ?? 0) > 0}
      putVoucher={voucherIn(api)}
      applyCode={(text) => void basket.applyCoupon(text)}
    />
  );
};
