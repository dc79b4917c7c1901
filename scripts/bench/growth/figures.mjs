import { createHash, randomBytes } from 'node:crypto';
import { percentile, round } from '../numbers.mjs';
import { cartToPay, guest, openCart, placeOf, rangeOf } from '../service.mjs';

const LOOKS = 200;
const ADDS = 100;
const PLACES = 40;
/** Lines of the carts that an item is added to. */
const LINES = [1, 50, 200];
const WORDS = ['boot', 'trail', 'jacket', 'wool', 'kids shoe', 'red', 'waterproof', 'running', 'tee', 'blue jacket'];
const FILTERS = ['', 'color:black', 'color:blue|green', 'gender:women', 'size:m', 'price:0-12000'];
const SORTS = ['featured', 'price-asc', 'newest'];
const LISTS_OF_REVIEWS = [
  '',
  'sort=helpful',
  'sort=highest',
  'sort=lowest',
  'stars=5&sort=helpful',
  'stars=1',
  'size=9',
  'photo=true',
  'photo=true&stars=4',
];
/** More than any product has. */
const NO_PRICE = 90_000_000;

/**
 * 95th percentile of `count` calls, one after the other, ms.
 * @param warm how many of them are not counted, the first fifth unless told: a process that has just started compiles its code then
 */
const timed = async (count, one, warm = Math.floor(count / 5)) => {
  const samples = [];
  for (let at = 0; at < warm; at += 1) await one(at);
  for (let at = warm; at < count; at += 1) {
    const began = performance.now();
    await one(at);
    samples.push(performance.now() - began);
  }
  return round(percentile(samples, 0.95), 1);
};

/** A demonstration account with orders of its own. */
const signIn = async (shop) => {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const visitor = await guest(shop, 60_000);
  const named = { type: 'Registered', username: 'consumer@waymark.example', password: 'waymark-trail', codeChallenge };
  const { authorizationCode } = await visitor.who('POST', '/consumers-v3/auth/signin', named);
  const session = await visitor.who('POST', '/token/v2/auth/token', { type: 'Registered', authorizationCode, codeVerifier, guestObjects: {} });
  return shop.call({ cookie: session.cookies.join('; '), 'x-waymark-subject': session.subject });
};

const searchPath = (query) => `/products/v2/search/productSearch?${new URLSearchParams(query)}`;

/** Categories with something in them. */
const categoriesOf = async (ask) => {
  const { facets } = await ask('GET', searchPath({ count: '1' }));
  return facets.find(({ id }) => id === 'category').values.map(({ value }) => value);
};

/** Lists that shoppers open: categories, narrowed and sorted, page by page. */
const listsOf = (categories) =>
  categories.flatMap((categoryId) =>
    FILTERS.flatMap((filters) =>
      SORTS.flatMap((sort) => ['0', '24'].map((start) => searchPath({ categoryId, sort, start, count: '24', ...(filters && { filters }) }))),
    ),
  );

const placeTimed = async (shop, range, at) => {
  const paid = [];
  for (let place = 0; place < PLACES; place += 1) {
    const cart = await cartToPay(shop, range, at + place);
    paid.push({ ...cart, now: await cart.who('GET', `/cart/v1/cart/${cart.id}`) });
  }
  return timed(PLACES, async (place) => {
    const { method, path, headers, body } = placeOf(paid[place]);
    const answer = await fetch(`${shop.urls[0]}${path}`, { method, headers, body });
    if (!answer.ok) throw new Error(`place: ${answer.status} ${await answer.text()}`);
  });
};

/** Different variants that can be bought, `count` of them. */
const variantsToBuy = async (ask, count) => {
  const found = [];
  for (let start = 0; found.length < count; start += 96) {
    const { hits } = await ask('GET', searchPath({ count: '96', start: String(start) }));
    if (hits.length === 0) throw new Error(`There are only ${found.length} variants to buy`);
    for (const { id, comingSoon } of hits) {
      if (comingSoon || found.length >= count) continue;
      const { variants, presale } = await ask('GET', `/products/v2/products/${id}/details`);
      if (presale) continue;
      for (const { upc, productId, quantity } of variants) if (quantity >= 3) found.push({ product: productId, upc });
    }
  }
  return found.slice(0, count);
};

/** One more line for a cart, by the number of lines that it has then, p95 in ms. */
export const measureLines = async (shop, at) => {
  const wanted = await variantsToBuy(shop.call({}), Math.max(...LINES));
  const result = {};
  for (const [place, lines] of LINES.entries()) {
    const own = await openCart(shop, at + place);
    const add = (item) => own.who('POST', '/cart/v1/item', { cartId: own.id, ...item, qty: 1 });
    for (const item of wanted.slice(0, lines - 1)) await add(item);
    const last = wanted[lines - 1];
    const samples = [];
    for (let turn = 0; turn < ADDS; turn += 1) {
      const began = performance.now();
      const { items } = await add(last);
      samples.push(performance.now() - began);
      await own.who('DELETE', '/cart/v1/item', { cartId: own.id, itemId: items.find(({ upc }) => upc === last.upc).id });
    }
    result[lines] = round(percentile(samples, 0.95), 1);
  }
  return result;
};

const residentMb = async (url) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20);
};

/**
 * What shoppers do, each request alone: 95th percentile in ms, and the memory of the process afterwards.
 * @param at the first address of a shopper; a run uses about fifty
 * @param reviewed the style with the most reviews
 */
export const measureFigures = async (shop, at, reviewed) => {
  const ask = shop.call({});
  const range = await rangeOf(shop);
  const member = await signIn(shop);
  const lists = listsOf(await categoriesOf(ask));
  for (const path of lists) await ask('GET', path);
  const figures = {};
  figures['list with facets'] = await timed(LOOKS, (look) => ask('GET', lists[(look * 7) % lists.length]));
  figures['list, counted anew'] = await timed(20, (look) => ask('GET', searchPath({ count: '24', filters: `price:0-${NO_PRICE + look + at}` })));
  for (const q of WORDS) await ask('GET', searchPath({ q, count: '24' }));
  figures.search = await timed(LOOKS, (look) => ask('GET', searchPath({ q: WORDS[look % WORDS.length], count: '24' })));
  figures['search, counted anew'] = await timed(20, (look) =>
    ask('GET', searchPath({ q: WORDS[look % WORDS.length], count: '24', filters: `price:0-${NO_PRICE + look + at}` })),
  );
  const pages = Math.min(LOOKS, range.products.length);
  const renderPage = async (look) => {
    // As browsers ask: Node would ask for gzip over HTTP, and have the packed page unpacked and packed again.
    const answer = await fetch(`${shop.urls[0]}${range.products[look]}`, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${range.products[look]}: ${answer.status}`);
  };
  // There is more code to a page than to any call: half of them compile it.
  figures['product page'] = await timed(pages, renderPage, Math.floor(pages / 2));
  // Each answer is of another place in the list, so that none is one that was given before.
  const place = (look) => `5.20.${Date.now() - (look + 1) * 30 * 60_000}.80000000-0000-4000-8000-000000000000`;
  figures['page of reviews'] = await timed(LOOKS, (look) =>
    ask('GET', `/products/v1/products/${reviewed}/reviews?${LISTS_OF_REVIEWS[look % LISTS_OF_REVIEWS.length]}&after=${place(look)}`),
  );
  const own = await openCart(shop, at);
  figures.add = await timed(ADDS, (look) => own.who('POST', '/cart/v1/item', { cartId: own.id, ...range.items[look % range.items.length], qty: 1 }));
  figures.place = await placeTimed(shop, range, at + 1);
  figures['order history'] = await timed(LOOKS, () => member('POST', '/consumers-v3/consumer/purchasehistory', {}));
  figures['memory, MB'] = await residentMb(shop.urls[0]);
  return figures;
};
