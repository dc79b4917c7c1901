import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { ProductDetails, ProductSearch } from '#contract/calls/products.ts';

const HOME = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@shop.example', phone: '503 555 0100' };
const ADDRESS = { ...HOME, addressLine1: '1 Trail Way', city: 'Portland', postalCode: '97205', province: 'OR', countryCode: 'US' };
const CARD = { number: '4242424242424242', month: 12, year: 2040, code: '123' };
const AGAIN_MS = 200;
/** A request that takes longer is given up, as a device does, and sent again. */
const PATIENCE_MS = 30_000;

export interface Item {
  readonly product: string;
  readonly upc: string;
}

/** What shoppers met. */
export interface Log {
  /** Answers of 5xx other than 503 with Retry-After, and refusals that no shopper caused. */
  readonly violations: string[];
  /** 503 with Retry-After. */
  unavailable: number;
  /** Requests without an answer. */
  lost: number;
  acknowledged: number;
  /** Of the last acknowledged change, as `performance.now()`. */
  acknowledgedAt: number;
}

export const newLog = (): Log => ({ violations: [], unavailable: 0, lost: 0, acknowledged: 0, acknowledgedAt: 0 });

export interface Storm {
  /** Origins of the processes: requests go to them in turn. */
  readonly origins: readonly string[];
  readonly log: Log;
}

class PaymentCancelled extends Error {}

let turn = 0;

/** Sends a request until it is answered; every repetition has the key of the first. */
const send = async <T>(
  { origins, log }: Storm,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<{ body: T; cookies: string[] }> => {
  const own = {
    ...headers,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(method !== 'GET' && { 'idempotency-key': uuidv7() }),
  };
  for (;;) {
    const origin = origins[(turn += 1) % origins.length] ?? '';
    const answer = await fetch(`${origin}${path}${path.includes('?') ? '&' : '?'}locale=en-us`, {
      method,
      headers: own,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer === undefined || text === undefined) log.lost += 1;
    else if (answer.ok)
      return { body: JSON.parse(text || '{}') as T, cookies: answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '') };
    else if (answer.status === 503 && answer.headers.has('retry-after')) log.unavailable += 1;
    // The charge was cancelled while nobody could tell whether it would become an order: nothing is bought.
    else if (answer.status === 402 && text.includes('"cancelled"')) throw new PaymentCancelled();
    // The first request with this key is still at work.
    else if (answer.status !== 409) {
      log.violations.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
      throw new Error(log.violations.at(-1));
    }
    await sleep(AGAIN_MS);
  }
};

export interface Shopper {
  readonly ask: <T>(method: string, path: string, body?: unknown) => Promise<T>;
  readonly cartId: string;
}

/** A guest with an empty cart. */
export const arrive = async (storm: Storm, number: number): Promise<Shopper> => {
  const address = { 'x-forwarded-for': `198.18.${number >> 8}.${number & 255}` };
  const { body, cookies } = await send<{ subject: string }>(storm, 'POST', '/token/v2/auth/token', address, { type: 'Guest' });
  const headers = { ...address, cookie: cookies.join('; '), 'x-waymark-subject': body.subject };
  const ask = async <T>(method: string, path: string, given?: unknown): Promise<T> => (await send<T>(storm, method, path, headers, given)).body;
  const { id } = await ask<Cart>('POST', '/cart/v1/cart', {});
  return { ask, cartId: id };
};

/** Variants of which enough is there. */
export const findItems = async (storm: Storm, count: number, least: number): Promise<Item[]> => {
  const ask = async <T>(path: string): Promise<T> => (await send<T>(storm, 'GET', path, {})).body;
  const { hits } = await ask<ProductSearch>('/products/v2/search/productSearch?count=96');
  const found: Item[] = [];
  for (const { productId, inventory, comingSoon } of hits) {
    if (found.length === count) break;
    if (inventory !== 'InStock' || comingSoon) continue;
    const { variants } = await ask<ProductDetails>(`/products/v2/products/${productId}/details`);
    const [most] = variants.filter((variant) => variant.productId === productId).toSorted((a, b) => b.quantity - a.quantity);
    if (most && most.quantity >= least) found.push({ product: productId, upc: most.upc });
  }
  return found;
};

export const add = async ({ log }: Storm, { ask, cartId }: Shopper, item: Item): Promise<void> => {
  await ask('POST', '/cart/v1/item', { cartId, ...item, qty: 1 });
  log.acknowledged += 1;
  log.acknowledgedAt = performance.now();
};

/** Orders and pays the shopper's cart. Returns the number of the order; undefined where the shop cancelled the payment, which it says. */
export const order = async ({ log }: Storm, { ask, cartId }: Shopper): Promise<string | undefined> => {
  await ask('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [ADDRESS] });
  await ask('POST', `/cart/v1/cart/${cartId}/billingAddress`, ADDRESS);
  const session = `fields_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
  const { token } = await ask<{ token: string }>('POST', '/provider/tokens', { session, ...CARD });
  const paid = await ask<{ cart: Cart }>('POST', `/cart/v1/cart/${cartId}/paymentInstruments`, { payment_method_id: 'CREDIT_CARD', token });
  const { version, totals } = paid.cart;
  const placing = ask<Order>('PUT', '/cart/v2/checkout/order', {
    cartId,
    cartVersion: version,
    total: totals.total,
    legalAccepted: true,
    paymentMethod: { code: 'CREDIT_CARD' },
  });
  const placed = await placing.catch((error: unknown) => {
    if (!(error instanceof PaymentCancelled)) throw error;
    return undefined;
  });
  if (!placed) return undefined;
  log.acknowledged += 1;
  log.acknowledgedAt = performance.now();
  return placed.orderNumber;
};
