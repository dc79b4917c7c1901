import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import autocannon from 'autocannon';
import { v7 as newKey } from 'uuid';
import { postgresFolder, startPostgres } from '../lib/postgres.mjs';
import { freePort, startShop } from '../lib/shop-process.mjs';
import { round } from './numbers.mjs';

/** How much is asked for: enough to tell a change from noise in three minutes, and everything, which takes a quarter of an hour. */
const USUAL = { processes: [1], rendered: 150, pages: 1_500, carts: 150, placers: 100 };
const FULL = { processes: [1, 2, 4], rendered: Infinity, pages: 3_000, carts: 400, placers: 300 };
const CONNECTIONS = 16;
/** Of product pages that nobody has asked for, a second. */
const ARRIVALS = 100;
const ADDS_PER_CART = 10;
const PARALLEL_ADDS = 20;
/** Pieces in stock, so that nothing is sold out in the middle. */
const ENOUGH = 30;
const HOME = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@shop.example', phone: '503 555 0100' };
const ADDRESS = { ...HOME, addressLine1: '1 Trail Way', city: 'Portland', postalCode: '97205', province: 'OR', countryCode: 'US' };
const CARD = { number: '4242424242424242', month: 12, year: 2040, code: '123' };

/**
 * What the service serves on these cores, load included: pages and calls a second, with the time that all but one in a hundred take at most. Embedded
 * database first; then PostgreSQL, where one is installed, with its disk, through its socket, and one process; with `full` two and four, too.
 * @param told hears each figure as it is measured: shape of the shop, name, figure
 */
export const measureService = async (full, told) => {
  const much = full ? FULL : USUAL;
  const result = {};
  const measure = async (shape, environments) => {
    result[shape] = {};
    for await (const [name, figure] of measureShop(environments, much)) {
      result[shape][name] = figure;
      await told(result, shape, name, figure);
    }
  };
  await measure('embedded', [{}]);
  if (!postgresFolder()) return result;
  for (const count of much.processes) {
    const cluster = await startPostgres({ durable: true });
    try {
      await measure(
        `postgres, ${count} process${count === 1 ? '' : 'es'}`,
        Array.from({ length: count }, () => ({ DATABASE_URL: cluster.socketUrl })),
      );
    } finally {
      await cluster.stop();
    }
  }
  return result;
};

/** One shop of as many processes as there are environments; connections are dealt out to them in turn. */
async function* measureShop(environments, { rendered, pages, carts: cartCount, placers }) {
  const dataDir = '.bench/service';
  rmSync(dataDir, { recursive: true, force: true });
  const publicUrl = 'http://localhost';
  const start = (port, env) => startShop({ port, dataDir, publicUrl, env: { ...env, TRUST_PROXY: 'true', DRAW_AHEAD: 'false' } });
  const shops = [];
  try {
    for (const env of environments) shops.push(await start(await freePort(), env));
    const urls = shops.map(({ port }) => `http://127.0.0.1:${port}`);
    const shop = { urls, call: caller(urls[0]) };
    const measured = async (jobs, rate) => {
      await lookAt(shop);
      return { ...(await fire(shop, jobs, rate)), ...(await lookAt(shop)) };
    };
    const range = await rangeOf(shop);
    const warm = range.products.slice(0, rendered);
    await fire(shop, pagesOf(warm, warm.length));
    // Each address once: none of these pages has been made before.
    const pagesNew = async (...locales) => {
      const hits = (await Promise.all(locales.map((locale) => hitsOf(shop, locale)))).flat().slice(0, rendered);
      return pagesOf(
        hits.map(({ url }) => url),
        hits.length,
      );
    };
    yield ['product page, rendered', await measured(await pagesNew('en-ca', 'en-gb'))];
    yield [`product page, rendered, ${ARRIVALS} arrive a second`, await measured(await pagesNew('fr-fr', 'de-de'), ARRIVALS)];
    yield ['product page, kept', await measured(pagesOf(range.products.slice(0, 20), pages))];
    yield ['list page', await measured(pagesOf(range.lists, pages))];
    yield ['add item', await measured(await addsOf(shop, range, cartCount))];
    yield ['adds kept of 20 at once', await parallelAdds(shop, range, cartCount)];
    const carts = await inBatches(placers, (at) => cartToPay(shop, range, cartCount + 1 + at));
    yield ['prepare order', await measured(carts.map(prepareOf))];
    const prepared = await inBatches(placers, async (at) => ({ ...carts[at], now: await carts[at].who('GET', `/cart/v1/cart/${carts[at].id}`) }));
    yield ['place order', await measured(prepared.map(placeOf))];
    const [again] = shops.splice(0, 1);
    await again.stop();
    const began = performance.now();
    shops.push(await start(again.port, environments[0]));
    const seconds = round((performance.now() - began) / 1000, 1);
    await new Promise((done) => setTimeout(done, 3_000));
    yield ['second start, idle', { seconds, memoryMb: (await lookAt({ urls: urls.slice(0, 1) })).memoryMb }];
  } finally {
    await Promise.all(shops.map((one) => one.stop()));
  }
}

/**
 * Of the process that has most: its memory, and the longest time in which its event loop did nothing else, since it was last looked at
 * (`nodejs_eventloop_lag_max_seconds`).
 */
const lookAt = async ({ urls }) => {
  const texts = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  const most = (name) => Math.max(...texts.map((text) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])));
  return { memoryMb: round(most('process_resident_memory_bytes') / 1e6), blockedMs: round(most('nodejs_eventloop_lag_max_seconds') * 1000) };
};

/**
 * Sends the requests, each once, and fails when one is refused: a fast refusal is no work.
 * @param rate requests a second at most; what cannot be sent in time has waited since then. Without it, each connection asks again once it is answered
 */
const fire = async ({ urls }, jobs, rate) => {
  let next = 0;
  const refused = [];
  const [share, rest] = [Math.floor(jobs.length / urls.length), jobs.length % urls.length];
  const began = performance.now();
  const results = await Promise.all(
    urls.map((url, at) =>
      autocannon({
        url,
        connections: Math.max(1, Math.round(CONNECTIONS / urls.length)),
        amount: share + (at < rest ? 1 : 0),
        timeout: 30,
        ...(rate && { overallRate: rate / urls.length }),
        requests: [
          {
            setupRequest: (request) => ({ ...request, ...jobs[next++ % jobs.length] }),
            onResponse: (status, body) => status >= 300 && refused.push(`${status} ${String(body).slice(0, 300)}`),
          },
        ],
      }),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  if (refused.length > 0 || results.some(({ errors }) => errors > 0)) throw new Error(`${refused.length} requests were refused: ${refused[0]}`);
  return { perSecond: Math.round(jobs.length / seconds), p99Ms: round(Math.max(...results.map(({ latency }) => latency.p99)), 1) };
};

const pagesOf = (paths, count) =>
  Array.from({ length: count }, (_, at) => ({
    method: 'GET',
    path: paths[at % paths.length],
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  }));

/** Somebody with a session: what they send is counted as from an address of their own. */
export const caller =
  (url) =>
  (headers, locale = 'en-us') =>
  async (method, path, body) => {
    const answer = await fetch(`${url}${path}${path.includes('?') ? '&' : '?'}locale=${locale}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }), ...(method !== 'GET' && { 'idempotency-key': newKey() }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return Object.assign(await answer.json().catch(() => ({})), { cookies });
  };

export const guest = async ({ call }, at) => {
  const address = { 'x-forwarded-for': `198.18.${at >> 8}.${at & 255}` };
  const { cookies, subject } = await call(address)('POST', '/token/v2/auth/token', { type: 'Guest' });
  const headers = { ...address, cookie: cookies.join('; '), 'x-waymark-subject': subject };
  return { headers, who: call(headers) };
};

/** The first products of a country, with the addresses that they have there. */
const hitsOf = async ({ call }, locale) => {
  const hits = [];
  for (const start of [0, 96, 192]) hits.push(...(await call({}, locale)('GET', `/products/v2/search/productSearch?count=96&start=${start}`)).hits);
  return hits;
};

export const rangeOf = async (shop) => {
  const ask = shop.call({});
  const hits = await hitsOf(shop, 'en-us');
  const products = hits.map(({ url }) => url);
  const sold = hits.filter(({ inventory, comingSoon }) => inventory === 'InStock' && !comingSoon).map(({ productId }) => productId);
  const wanted = [];
  for (const productId of sold.slice(0, 60)) {
    const { variants } = await ask('GET', `/products/v2/products/${productId}/details`);
    const [most] = variants.filter((variant) => variant.productId === productId).toSorted((a, b) => b.quantity - a.quantity);
    if (most?.quantity >= ENOUGH) wanted.push({ product: productId, upc: most.upc });
  }
  const menu = await ask('GET', '/publish/caas/v1/canvas/augmentedpage/menu/WAYMARK-US');
  const links = menu.items.flatMap((item) => item.columns.flatMap((column) => column.links)).map(({ url }) => url);
  return { products, items: wanted, lists: [...new Set(links.filter((url) => /\/c\/[^/]+-\d+$/.test(url)))] };
};

const jobOf = ({ headers }, method, path, body) => ({
  method,
  path: `${path}?locale=en-us`,
  headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': newKey() },
  body: JSON.stringify(body),
});

const inBatches = async (count, make) => {
  const made = [];
  for (let at = 0; at < count; at += CONNECTIONS)
    made.push(...(await Promise.all(Array.from({ length: Math.min(CONNECTIONS, count - at) }, (_, more) => make(at + more)))));
  return made;
};

export const openCart = async (shop, at) => {
  const shopper = await guest(shop, at);
  const { id } = await shopper.who('POST', '/cart/v1/cart', {});
  return { ...shopper, id };
};

/** Different goods for everybody in turn, so that no cart is full and no line at its most. */
const addsOf = async (shop, { items: wanted }, count) => {
  const carts = await inBatches(count, (at) => openCart(shop, at));
  return Array.from({ length: ADDS_PER_CART }, (_, round) =>
    carts.map((cart, at) => jobOf(cart, 'POST', '/cart/v1/item', { cartId: cart.id, ...wanted[(at + round) % wanted.length], qty: 1 })),
  ).flat();
};

const parallelAdds = async (shop, { items: wanted }, at) => {
  const cart = await openCart(shop, at);
  await Promise.all(
    Array.from({ length: PARALLEL_ADDS }, (_, place) =>
      cart.who('POST', '/cart/v1/item', { cartId: cart.id, ...wanted[place % wanted.length], qty: 1 }),
    ),
  );
  const { items } = await cart.who('GET', `/cart/v1/cart/${cart.id}`);
  return items.reduce((sum, { qty }) => sum + qty, 0);
};

export const cartToPay = async (shop, { items: wanted }, at) => {
  const cart = await openCart(shop, at);
  await cart.who('POST', '/cart/v1/item', { cartId: cart.id, ...wanted[at % wanted.length], qty: 1 });
  await cart.who('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { addresses: [ADDRESS] });
  await cart.who('POST', `/cart/v1/cart/${cart.id}/billingAddress`, ADDRESS);
  const session = `fields_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
  const { token } = await cart.who('POST', '/provider/tokens', { session, ...CARD });
  await cart.who('POST', `/cart/v1/cart/${cart.id}/paymentInstruments`, { payment_method_id: 'CREDIT_CARD', token });
  return cart;
};

const prepareOf = (cart) => jobOf(cart, 'POST', '/cart/v1/cart/prepareOrder', { basketId: cart.id });

export const placeOf = (cart) =>
  jobOf(cart, 'PUT', '/cart/v2/checkout/order', {
    cartId: cart.id,
    cartVersion: cart.now.version,
    total: cart.now.totals.total,
    legalAccepted: true,
    paymentMethod: { code: 'CREDIT_CARD' },
  });
