import { catalogueForCart } from './cart/catalogue.ts';
import { cartHandlers, createCartReader } from './cart/handlers.ts';
import type { Db } from './db/open.ts';
import type { ServicePorts } from './http/mount.ts';
import { createIdempotencyStore } from './idempotency/store.ts';
import { sessionHandlers } from './sessions/handlers.ts';
import { findSession } from './sessions/sessions.ts';

export interface CommercePorts {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Sessions and baskets, put together over one database. */
export const createCommerce = ({ clock }: CommercePorts) => {
  const catalogue = catalogueForCart(clock);
  const idempotency = createIdempotencyStore({ readCart: createCartReader(catalogue, clock) });
  const authenticate: ServicePorts['authenticate'] = (request, db) => findSession(db, request.headers.get('Cookie') ?? undefined, clock());
  return { handlers: { ...sessionHandlers, ...cartHandlers(catalogue) }, idempotency, authenticate };
};
