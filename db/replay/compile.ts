import type { CartItem } from '#contract/cart.ts';
import { QUICK_SHOP_MAX_QTY } from '#contract/constants.ts';
import type { CartChange } from '../cart/change.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { lineKey, lineKeyOf, type ItemChoice } from '#db/cart/lines/line-key.ts';
import { fulfilledAs } from '../cart/mutators/set-fulfilment.ts';
import { giftedAs } from '../cart/mutators/set-gift-option.ts';
import { shipmentFor } from '../cart/mutators/set-shipping-method.ts';
import type { GatewayProfile } from './env.ts';
import { LOCAL_REASONS, type CartRow, type WireRequest } from '#db/mutations/mutation.ts';

export type Compiled =
  | { readonly do: 'call'; readonly request: Pick<WireRequest, 'call' | 'params' | 'query' | 'body' | 'ifMatch'> }
  /** The cart is already in the desired state. */
  | { readonly do: 'nothing' }
  | { readonly do: 'refuse'; readonly code: string };

type Call = Extract<Compiled, { do: 'call' }>['request'];

const call = (request: Call): Compiled => ({ do: 'call', request });

/**
 * The request for a change, against the newest snapshot. The server's item id is looked up now, by the shopper's choice, so a rebuilt cart needs no
 * map of ids ([CMP1]). Absolute calls are preferred to relative ones ([CMP2]).
 */
export function compile(change: CartChange, cart: CartRow, profile: GatewayProfile): Compiled {
  const compiled = compileCall(change, cart, profile);
  if (compiled.do !== 'call' || !profile.versioned || !cart.snapshot) return compiled;
  return call({ ...compiled.request, ifMatch: cart.snapshot.version });
}

/** Contexts that send a `maxQty` of 1 (spec 3 §7); other additions send none. The server's own limit still applies. */
const ONE_AT_A_TIME: ReadonlySet<string> = new Set(['quickshop', 'express']);

function compileCall(change: CartChange, cart: CartRow, profile: GatewayProfile): Compiled {
  switch (change.type) {
    case 'add-item': {
      const { item, qty, context, saveForLaterItemId, reserve } = change.args;
      const line = lineOf(cart, item.choice);
      if (!reserve && line && profile.versioned) return update(cart, line, { qty: line.qty + qty });
      const more = {
        ...(context && { context }),
        ...(ONE_AT_A_TIME.has(context ?? '') && { maxQty: QUICK_SHOP_MAX_QTY }),
        ...(saveForLaterItemId && cart.cartId && { saveForLaterItemId }),
      };
      return add(cart, item, qty, more, reserve);
    }
    case 'change-quantity': {
      const { item, qty } = change.args;
      const line = lineOf(cart, item.choice);
      if (!line) return add(cart, item, qty);
      return line.qty === qty ? { do: 'nothing' } : update(cart, line, { qty });
    }
    case 'remove-item': {
      const line = lineOf(cart, change.args.item.choice);
      return line && cart.cartId
        ? call({ call: 'cart.removeItem', body: { cartId: cart.cartId, itemId: line.id, upc: line.upc } })
        : { do: 'nothing' };
    }
    case 'edit-variant': {
      const { item, to, qty } = change.args;
      return become(cart, item, to, qty, { upc: to.choice.upc, product: to.choice.product, recipeId: to.choice.recipeId });
    }
    case 'set-fulfilment': {
      const { item, store, qty } = change.args;
      return become(cart, item, fulfilledAs(item, store), qty, { storeId: store?.id ?? null, ...(store?.code && { shippingCode: store.code }) });
    }
    case 'set-gift-option': {
      const { item, giftOption, qty } = change.args;
      return become(cart, item, giftedAs(item, giftOption), qty, { giftOption });
    }
    case 'apply-coupon':
      return cart.cartId
        ? call({ call: 'cart.applyCoupon', body: { cartId: cart.cartId, code: change.args.code.trim() } })
        : call({ call: 'cart.create', body: { coupons: [change.args.code.trim()] } });
    case 'remove-coupon':
      return cart.cartId ? call({ call: 'cart.removeCoupon', body: { cartId: cart.cartId, code: change.args.code } }) : { do: 'nothing' };
    case 'set-shipping-method': {
      const shipment = cart.snapshot && shipmentFor(cart.snapshot, change.args);
      if (!shipment || !cart.cartId) return { do: 'refuse', code: LOCAL_REASONS.shipmentGone };
      return call({
        call: 'cart.setShippingMethod',
        body: { cartId: cart.cartId, code: change.args.code, shippingId: shipment.shippingId, shopperAppliedSM: true },
      });
    }
  }
}

const lineOf = (cart: CartRow, choice: ItemChoice): CartItem | undefined => cart.snapshot?.items.find((item) => lineKeyOf(item) === lineKey(choice));

/** The item in wire format, for an addition and for a rebuilt cart. */
export const wireItem = ({ product, upc, storeId, shippingCode, recipeId, giftOption }: ItemChoice, qty: number): Record<string, unknown> => ({
  product,
  upc,
  qty,
  ...(storeId && { storeId }),
  ...(shippingCode && { shippingCode }),
  ...(recipeId && { recipeId }),
  ...(giftOption && { giftOption }),
});

/** `reserve`: the store reserves the units ([CMP5]). If there is no cart yet, it is created with the item in a single call. */
const add = ({ cartId }: CartRow, { choice }: CartItemInput, qty: number, more: Record<string, unknown> = {}, reserve?: true): Compiled =>
  cartId
    ? call({ call: reserve ? 'cart.reserveWithItem' : 'cart.addItem', body: { cartId, ...wireItem(choice, qty), ...more } })
    : call({ call: 'cart.createWithItem', body: { ...wireItem(choice, qty), ...more, ...(reserve && { reserve }) } });

const update = ({ cartId }: CartRow, line: CartItem, body: Record<string, unknown>): Compiled =>
  call({ call: 'cart.updateItem', params: { basketId: cartId ?? '' }, query: { itemId: line.id }, body });

/** A line that no longer exists is added in its final state ([CMP3]). */
function become(cart: CartRow, item: CartItemInput, to: CartItemInput, qty: number, body: Record<string, unknown>): Compiled {
  const line = lineOf(cart, item.choice);
  if (line) return update(cart, line, body);
  return lineOf(cart, to.choice) ? { do: 'nothing' } : add(cart, to, qty);
}
