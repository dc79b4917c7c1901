import type { Db } from '#server/platform/db/open.ts';
import { LOCALES } from '#contract/locales.ts';
import { cartShipments } from '#server/platform/db/schema/commerce.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { acceptAddress, clearShippingAddresses, setBillingAddress, setShippingAddresses } from './addresses.ts';
import { changeCart } from './change.ts';
import { applyCoupon, removeCoupon } from './coupons.ts';
import { createCart, createCartWithItem } from './create.ts';
import { addLine, changeLine, removeLine } from './items.ts';
import { chooseGift } from './gifts.ts';
import { takeFromSaved } from '#server/commerce/wishlists/lists.ts';
import type { CartPorts } from './ports.ts';
import { findRows, openRows } from './rows.ts';
import { patchCart } from './patch.ts';
import { holderOf } from '#server/commerce/stock/holder-of.ts';
import { reserveWithItem } from './reserve.ts';
import { viewCart } from './view.ts';

type CartCall =
  | 'cart.create'
  | 'cart.createWithItem'
  | 'cart.get'
  | 'cart.addItem'
  | 'cart.reserveWithItem'
  | 'cart.removeItem'
  | 'cart.updateItem'
  | 'cart.applyCoupon'
  | 'cart.removeCoupon'
  | 'cart.setShippingMethod'
  | 'cart.addShippingAddress'
  | 'cart.deleteShippingAddress'
  | 'cart.validateShippingAddress'
  | 'cart.addBillingAddress';

/** The cart's calls (spec 1 §7). Every change answers with the whole cart. */
export const cartHandlers = (ports: CartPorts) =>
  ({
    'cart.create': ({ body }, ctx) => createCart(ctx, ports, body),

    'cart.createWithItem': ({ body }, ctx) => createCartWithItem(ctx, ports, body),

    'cart.get': async ({ params, query }, ctx) => {
      const options = { locale: ctx.locale, now: ctx.clock(), favStoreId: query.favStoreId, checksSupply: query.inventorySupplyCheck !== 'false' };
      if (query.isPatchRequired === 'true') await patchCart(ctx, ports, params.basketId, query.favStoreId);
      const rows = await openRows(ctx.db, params.basketId, ctx.session.subject);
      return (await viewCart(ctx.db, ports, rows, options)).cart;
    },

    'cart.addItem': ({ body }, ctx) =>
      changeCart(
        ctx,
        ports,
        body.cartId,
        async (edit) => {
          if (body.giftOf !== undefined) return chooseGift(edit, body.giftOf, body.upc);
          const rows = await addLine(edit, body);
          if (body.saveForLaterItemId !== undefined) await takeFromSaved(edit.tx, ctx.session.subject, body.saveForLaterItemId, edit.now);
          return rows;
        },
        [body.upc],
      ),

    'cart.reserveWithItem': ({ body }, ctx) => changeCart(ctx, ports, body.cartId, (edit) => reserveWithItem(edit, body, holderOf(ctx)), [body.upc]),

    'cart.removeItem': ({ body }, ctx) => changeCart(ctx, ports, body.cartId, (edit) => removeLine(edit, body.itemId)),

    'cart.updateItem': ({ params, query, body }, ctx) => changeCart(ctx, ports, params.basketId, (edit) => changeLine(edit, query.itemId, body)),

    'cart.applyCoupon': ({ body }, ctx) => changeCart(ctx, ports, body.cartId, (edit) => applyCoupon(edit, body.code)),

    'cart.removeCoupon': ({ body }, ctx) => changeCart(ctx, ports, body.cartId, (edit) => removeCoupon(edit, body.code)),

    'cart.setShippingMethod': ({ body: { cartId, shippingId, code, shopperAppliedSM: shopperApplied = true } }, ctx) =>
      changeCart(ctx, ports, cartId, async ({ tx, rows, locale, now, facts }) => {
        const { cart } = await viewCart(tx, ports, rows, { locale, now }, facts);
        const entry = cart.shippingMethods.find((candidate) => candidate.shippingId === shippingId);
        if (!entry?.applicableShippingMethods.some((method) => method.code === code)) throw new Refusal('SHP404', { shippingId, code });
        const chosen = rows.shipments.find((row) => row.shippingId === shippingId);
        if (chosen?.code === code && chosen.shopperApplied === shopperApplied) return false;
        await tx
          .insert(cartShipments)
          .values({ cartId, shippingId, code, shopperApplied })
          .onConflictDoUpdate({ target: [cartShipments.cartId, cartShipments.shippingId], set: { code, shopperApplied } });
        return true;
      }),

    'cart.addShippingAddress': ({ params, body }, ctx) =>
      changeCart(ctx, ports, params.basketId, (edit) => setShippingAddresses(edit, body.addresses, body.context)),

    'cart.deleteShippingAddress': ({ params }, ctx) => changeCart(ctx, ports, params.basketId, clearShippingAddresses),

    'cart.validateShippingAddress': async ({ params, body }, ctx) => {
      await openRows(ctx.db, params.basketId, ctx.session.subject);
      return { valid: true, address: acceptAddress(body, 'home', ctx.locale) };
    },

    'cart.addBillingAddress': ({ params, body }, ctx) => changeCart(ctx, ports, params.basketId, (edit) => setBillingAddress(edit, body)),
  }) satisfies Handlers<CartCall>;

/** For answers to repeats: the cart as it stands, in its own locale; undefined where there is none. */
export const createCartReader =
  (ports: CartPorts, clock: () => Date) =>
  async (db: Db, cartId: string, subject: string): Promise<unknown> => {
    const rows = await findRows(db, cartId);
    // Of a cart that was replaced nothing is left: whoever repeats a change of it is led to the one in its place.
    if (rows?.cart.subject !== subject || rows.cart.state === 'replaced') return undefined;
    return (await viewCart(db, ports, rows, { locale: LOCALES[rows.cart.locale], now: clock() })).cart;
  };
