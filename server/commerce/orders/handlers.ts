import type { Handlers } from '#server/platform/http/handlers.ts';
import { findOrder, orderOfCart } from './find.ts';
import { patchOrder } from './patch.ts';
import { placeOrder, type OrderPorts } from './place.ts';
import { prepareOrder } from './prepare.ts';

type OrderCall = 'cart.prepareOrder' | 'cart.placeOrder' | 'cart.patchOrder' | 'orders.get' | 'orders.byCart';

/** From cart to order (spec 1 §4): prepare, place, patch, read. */
export const orderHandlers = (ports: OrderPorts) =>
  ({
    'cart.prepareOrder': ({ body }, ctx) => prepareOrder(ctx, ports.carts, body.basketId),
    'cart.placeOrder': ({ body }, ctx) => placeOrder(ctx, ports, body),
    'cart.patchOrder': ({ params, body }, ctx) => patchOrder(ctx, ports, params.orderNumber, body),
    'orders.get': ({ params, query }, ctx) => findOrder(ctx.db, ctx.session.subject, params.orderNumber, query.st),
    'orders.byCart': ({ params }, ctx) => orderOfCart(ctx.db, ctx.session.subject, params.basketId),
  }) satisfies Handlers<OrderCall>;
