import type { Handlers } from '../http/handlers.ts';
import { findOrder, orderOfCart } from './find.ts';
import { placeOrder, type OrderPorts } from './place.ts';
import { prepareOrder } from './prepare.ts';

type OrderCall = 'cart.prepareOrder' | 'cart.placeOrder' | 'orders.get' | 'orders.byCart';

/** From basket to order (spec 1 §4): prepare, place, read again. */
export const orderHandlers = (ports: OrderPorts) =>
  ({
    'cart.prepareOrder': ({ body }, ctx) => prepareOrder(ctx, ports.carts, body.basketId),
    'cart.placeOrder': ({ body }, ctx) => placeOrder(ctx, ports, body),
    'orders.get': ({ params, query }, ctx) => findOrder(ctx.db, ctx.session.subject, params.orderNumber, query.st),
    'orders.byCart': ({ params }, ctx) => orderOfCart(ctx.db, ctx.session.subject, params.basketId),
  }) satisfies Handlers<OrderCall>;
