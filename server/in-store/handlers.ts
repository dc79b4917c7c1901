import type { CartPorts } from '#server/commerce/cart/ports.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { agentLogin } from './agent-login.ts';
import { counterOf, putSale } from '#server/commerce/counter/counter.ts';
import { findCustomer } from './customers.ts';
import { endHandOver, offerHandOver, stateOfHandOver, takeOver } from './hand-over.ts';
import { dropParkedCart, parkCart, listParkedCarts, resumeParkedCart } from './parked-carts.ts';
import { accountOfRef } from '#server/commerce/counter/sale-of-order.ts';
import { createStoreStock } from './store-stock.ts';
import { connect, listEmployees, listStores, viewSession } from './staff.ts';

type InStoreCall =
  | 'auth.agentlogin'
  | 'utilities.stores'
  | 'utilities.storeEmployees'
  | 'agent.session'
  | 'agent.connect'
  | 'agent.findCustomer'
  | 'agent.attachCustomer'
  | 'agent.baskets'
  | 'agent.keepBasket'
  | 'agent.resumeBasket'
  | 'agent.dropBasket'
  | 'agent.handOver'
  | 'agent.handOverState'
  | 'agent.endHandOver'
  | 'agent.stock'
  | 'agent.stockPart'
  | 'consumer.takeOver';

export interface InStorePorts {
  readonly carts: CartPorts;
  /** Absent: real time. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** The people in the store (spec 2 §1): their session, their customers, what they put aside. */
export const inStoreHandlers = (ports: InStorePorts) => {
  const storeStock = createStoreStock();
  return {
    'auth.agentlogin': ({ body }, ctx) => agentLogin(body, ctx, ports.wait),

    'utilities.stores': (_input, { db }) => listStores(db),

    'utilities.storeEmployees': ({ params }, { db, session }) => listEmployees(db, session, params.storeId),

    'agent.session': (_input, { db, session }) => viewSession(db, session),

    'agent.connect': ({ body }, ctx) => connect(ctx, body),

    'agent.findCustomer': async ({ body }, { db, session, clock }) => findCustomer(db, await counterOf(db, session), body, clock()),

    'agent.attachCustomer': async ({ body: { customerRef } }, { db, session }) => {
      const counter = await counterOf(db, session);
      if (customerRef !== null && (await accountOfRef(db, customerRef, counter.storeId)) === undefined) throw new Refusal('CCN404');
      const { rungUpBy, rungUpAt, saleCartId } = counter;
      await putSale(db, counter, { customerRef, rungUpBy, rungUpAt, saleCartId });
      return {};
    },

    'agent.baskets': (_input, ctx) => listParkedCarts(ctx, ports.carts),

    'agent.keepBasket': async ({ params, body }, ctx) => {
      await parkCart(ctx, ports.carts, params.basketId, body);
      return {};
    },

    'agent.resumeBasket': ({ params, body }, ctx) => resumeParkedCart(ctx, ports.carts, params.basketId, body.cartId),

    'agent.dropBasket': async ({ params }, ctx) => {
      await dropParkedCart(ctx, params.basketId);
      return {};
    },

    'agent.handOver': ({ body }, ctx) => offerHandOver(ctx, body),

    'agent.handOverState': ({ params }, ctx) => stateOfHandOver(ctx, params.handOverId),

    'agent.endHandOver': async ({ params }, ctx) => {
      await endHandOver(ctx, params.handOverId);
      return {};
    },

    'consumer.takeOver': ({ body }, ctx) => takeOver(ctx, ports.carts, body),

    'agent.stock': async (_input, { db, session, clock }) => storeStock.manifest(db, (await counterOf(db, session)).storeId, clock()),

    'agent.stockPart': async ({ params: { hash } }, { db, session, clock }) => {
      const part = await storeStock.part(db, (await counterOf(db, session)).storeId, hash, clock());
      if (!part) throw new Refusal('API404');
      return part;
    },
  } satisfies Handlers<InStoreCall>;
};
