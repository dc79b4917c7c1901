import { asItTravels, type CartItemInput } from '#db/cart/lines/item-facts.ts';
import { lineKey } from '#db/cart/lines/line-key.ts';
import type { CartLine } from '#db/cart/view.ts';
import { cart, cartState } from '#src/cart/cart.ts';
import type { ScanPorts } from '#src/shop/scan/scan-session.ts';

const lineOf = (item: CartItemInput): CartLine | undefined => {
  const key = lineKey(asItTravels(item).choice);
  return cartState().lines.find((line) => line.key === key && !line.ghost);
};

/** The cart as scans change it: each piece is a change like any other, and waits where there is no network. */
export const scanCart: ScanPorts['cart'] = {
  add: (item) => void cart.addItem(item),
  takeBack: (item) => {
    const line = lineOf(item);
    if (line) cart.changeQuantity(line, line.item.qty - 1);
  },
  quantity: (item) => lineOf(item)?.item.qty ?? 0,
};
