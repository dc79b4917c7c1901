import { relations } from 'drizzle-orm';
import { cartCoupons, cartItems, cartPayments, carts, cartShipments, reservations } from './commerce.ts';
import { cartGifts } from './promotions.ts';

const cartRelations = relations(carts, ({ many }) => ({
  items: many(cartItems),
  coupons: many(cartCoupons),
  shipments: many(cartShipments),
  payments: many(cartPayments),
  holds: many(reservations),
  gifts: many(cartGifts),
}));
const itemRelations = relations(cartItems, ({ one }) => ({ cart: one(carts, { fields: [cartItems.cartId], references: [carts.id] }) }));
const couponRelations = relations(cartCoupons, ({ one }) => ({ cart: one(carts, { fields: [cartCoupons.cartId], references: [carts.id] }) }));
const shipmentRelations = relations(cartShipments, ({ one }) => ({ cart: one(carts, { fields: [cartShipments.cartId], references: [carts.id] }) }));
const paymentRelations = relations(cartPayments, ({ one }) => ({ cart: one(carts, { fields: [cartPayments.cartId], references: [carts.id] }) }));
const reservationRelations = relations(reservations, ({ one }) => ({ cart: one(carts, { fields: [reservations.cartId], references: [carts.id] }) }));
const giftRelations = relations(cartGifts, ({ one }) => ({ cart: one(carts, { fields: [cartGifts.cartId], references: [carts.id] }) }));

/**
 * The tables needed to read a cart with all its parts in one statement. It is the only read of this kind; the handle knows no more tables because it
 * prepares something for each of them in every transaction.
 */
export const cart = {
  carts,
  cartItems,
  cartCoupons,
  cartShipments,
  cartPayments,
  reservations,
  cartGifts,
  cartRelations,
  itemRelations,
  couponRelations,
  shipmentRelations,
  paymentRelations,
  reservationRelations,
  giftRelations,
};
