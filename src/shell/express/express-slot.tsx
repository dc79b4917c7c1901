import { useRouter } from '@tanstack/react-router';
import { settingsFor } from '#contract/settings/settings.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { checkoutWait } from '#src/cart/checkout-gate.ts';
import { isPassing } from '#db/cart/checkout-wait.ts';
import { CartNotices } from '#src/cart/cart-notices.tsx';
import { cartState } from '#src/cart/cart.ts';
import { useCart } from '#src/cart/use-cart.ts';
import { usePayHold } from '#src/checkout/use-pay-hold.ts';
import { ExpressButtons } from '#src/checkout/express/express-buttons.tsx';
import { PayLaterLine } from '#src/checkout/express/pay-later-line.tsx';
import { contentOf, doorOf, type SheetContent } from '#src/checkout/express/sheet.ts';
import { sheetMessages } from '#src/checkout/express/sheet-messages.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { readPresence } from '#src/in-store/presence.ts';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { confirmationPath, expressPorts, leaveForPayPal } from './express-ports.ts';

export interface ExpressSlotProps {
  /** What is bought from where one stands; undefined: the cart as it is. */
  readonly item?: () => CartItemInput | undefined;
  readonly where: 'basket' | 'product' | 'quick-shop';
  /** Asks for what has to be chosen first. */
  readonly onMissing?: () => void;
  /** Price of what is bought, for what it would be in parts; the cart's total without it. */
  readonly amount?: number;
  /** An "or" between the button above and these; false where none stands above. */
  readonly divider?: boolean;
}

/** Pay in one step, with the cart behind it. */
export const ExpressSlot = ({ item, where, onMissing, amount, divider = true }: ExpressSlotProps) => {
  const i18n = useI18n('express');
  const { locale } = i18n;
  const cart = useCart();
  const api = useApi();
  const router = useRouter();
  const hold = usePayHold();
  const { payment } = settingsFor(locale.id);
  const cartWait = checkoutWait(cart);
  const ready = item
    ? cartWait === null || isPassing(cartWait) || cartWait === 'empty' || cartWait === 'loading'
    : cartWait === null || isPassing(cartWait);
  if (!ready) return null;

  const { view } = cart;
  const content = (bought: CartItemInput | undefined): SheetContent => {
    const inCart = view && view.cart.items.length > 0 ? contentOf(view.cart, sheetMessages(i18n), locale.taxIncluded) : EMPTY;
    if (!bought) return inCart;
    const { current } = bought.facts.price;
    return { ...inCart, total: inCart.total + current, lines: [...inCart.lines, { label: bought.facts.name, amount: current }] };
  };
  const ships = (bought: CartItemInput | undefined): boolean =>
    (bought !== undefined && !bought.facts.isDigitalProduct && bought.choice.storeId === undefined) ||
    (view !== null && doorOf(view.cart) !== undefined);
  /** Undefined where something has to be chosen first. */
  const bought = (): { readonly item: CartItemInput | undefined } | undefined => {
    if (!item) return { item: undefined };
    const chosen = item();
    if (!chosen) onMissing?.();
    return chosen && { item: chosen };
  };
  const onPlaced = (orderNumber: string): void => {
    const replace = dialogManager.isOpen();
    dialogManager.closeForNavigation();
    void router.navigate({ href: confirmationPath(orderNumber, where === 'product'), replace });
  };
  // An associate sells at the counter: PayPal would ask for the shopper's own sign-in on the shop's device (spec 3 §6).
  // Leaving a product's page for another is the cart's: there it is the wallets alone.
  const payPal = payment.paypal && where !== 'product' && !(where === 'quick-shop' && readPresence() !== 'none');
  const split = amount ?? view?.cart.totals.remainingToPay;
  return (
    <>
      {split === undefined ? null : <PayLaterLine amount={split} />}
      <ExpressButtons
        divider={divider}
        place={{
          ask: () => {
            const what = bought();
            return what && { content: content(what.item), ships: ships(what.item), ports: expressPorts(api, what.item, hold.holds) };
          },
          unseen: view !== null && hold.holds(view),
          onLook: () => {
            const now = cartState().view;
            if (now) hold.look(now);
          },
          changes: where === 'basket' ? null : <CartNotices cart={cart} />,
          onPlaced,
          payPal: payPal
            ? async () => {
                const what = bought();
                if (what) await leaveForPayPal(api, what.item, hold.holds);
              }
            : undefined,
        }}
      />
    </>
  );
};

const EMPTY: SheetContent = { total: 0, lines: [], methods: [] };
