import { ADDITION, expect, test } from '../network/test.ts';
import { findProduct } from '../support/shopper.ts';

test.use({ start: 'cold' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home, list and product read correctly', async ({ page, shop }) => {
    const product = await findProduct(shop.nodeUrl);
    await page.goto('/en-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/en-us/c/men-shoes-2100');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(20);
    await page.goto(product.url);
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$');
  });
});

test('addresses answer with true statuses', async ({ request, shop }) => {
  const product = await findProduct(shop.nodeUrl);
  const id = product.url.split('-').at(-1);
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  expect(await status('/en-us')).toBe(200);
  expect(await status(product.url)).toBe(200);
  expect(await status('/en-us/p/no-such-thing-ZZZZZZZZ')).toBe(404);
  expect(await status('/en-us/c/no-such-list-9999999')).toBe(404);
  expect(await status('/en-us/nothing/here')).toBe(404);
  expect(await status('/xx-yy')).toBe(404);
  expect(await status('/assets/gone.js')).toBe(404);
  // The page of the kit is for development alone.
  expect(await status('/en-us/kit')).toBe(404);
  expect(await status('/en-us/kit/blocks')).toBe(404);
  expect((await request.get('/kit')).status()).toBe(404);
  expect(await status(`/en-us/whatever-p${id}`)).toBeLessThan(400);
  expect(await status('/en-us/whatever-c2100')).toBeLessThan(400);
});

test('a bare address leads to the last locale, else to what the browser asks for', async ({ request }) => {
  const to = async (path: string, headers: Record<string, string>) => (await request.get(path, { maxRedirects: 0, headers })).headers().location;
  expect(await to('/', { 'accept-language': 'de' })).toBe('/de-de');
  expect(await to('/cart', { 'accept-language': 'fr-CA,fr;q=0.9' })).toBe('/fr-fr/cart');
  expect(await to('/', { 'accept-language': 'de', cookie: 'waymark-locale=en-gb' })).toBe('/en-gb');
});

test('no link is made from the Host header', async ({ request, shop }) => {
  const html = await (await request.get('/en-us', { headers: { host: 'evil.example' } })).text();
  expect(html).not.toContain('evil.example');
  expect(html).toContain(`<link rel="canonical" href="${shop.url}/en-us"`);
});

test('pages about somebody render their frame only and are not stored', async ({ request }) => {
  for (const path of ['/en-us/cart', '/en-us/checkout', '/en-us/order-confirmation', '/en-us/sync']) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-store');
  }
});

test('header and heading arrive with the first bytes on every page, also on those about somebody', async ({ request, product }) => {
  const paths = [
    '',
    '/c/men-shoes-2100',
    '/search?q=boot',
    '/cart',
    '/checkout',
    '/account',
    '/account/orders',
    '/track-order',
    '/stores',
    '/sign-in',
  ];
  for (const path of [...paths.map((below) => `/en-us${below}`), product.url]) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<header/g)?.length, `header of ${path}`).toBeGreaterThan(0);
    expect(html.match(/<h1[ >]/g), `heading of ${path}`).toHaveLength(1);
  }
});

test('search engines are told about every language, the product and its variants', async ({ request, shop }) => {
  const product = await findProduct(shop.nodeUrl);
  const html = await (await request.get(product.url)).text();
  for (const tag of ['en-US', 'en-CA', 'en-GB', 'fr-FR', 'de-DE', 'x-default'])
    expect(html.toLowerCase()).toContain(`hreflang="${tag.toLowerCase()}"`);
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text ?? '') as { '@type'?: string; '@graph'?: { '@type': string }[] },
  );
  const types = data.flatMap((entry) => [entry['@type'], ...(entry['@graph'] ?? []).map((part) => part['@type'])]);
  expect(types).toEqual(expect.arrayContaining(['ProductGroup', 'BreadcrumbList']));
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
});

test('a tap before the page has loaded its database is kept', async ({ page, network, shopper, product, cart, server }) => {
  // The database's chunk never arrives: what is tapped now can only be in the journal.
  const arrives = network.rule(({ url }) => (/^\/assets\/(?:engine-loader|start-replay|dexie)[^/]*\.js$/.test(url) ? { kind: 'reset' } : undefined));
  await shopper.open(product.url);
  await shopper.chooseFirst();
  await shopper.addButton.click();
  await shopper.expectCount(1);
  expect(await cart.onDevice()).toMatchObject({ journal: 1, outbox: [] });
  arrives();
  await page.reload();
  await shopper.expectCount(1);
  await expect(cart).toBeSynced();
  expect(server).toHaveReceivedOnce({ call: ADDITION });
  await shopper.openCart();
  await expect(shopper.quantity(product.name)).toHaveValue('1');
});

test('the page of the cart stands there all the time while its lines come', async ({ page, fill, product, shopper }) => {
  await fill(product);
  await page.addInitScript(() => {
    const look = (): void => {
      const main = document.querySelector('main');
      if (main?.checkVisibility()) document.documentElement.dataset.stood = '';
      else if ('stood' in document.documentElement.dataset) document.documentElement.dataset.vanished = '';
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  });
  await shopper.openCart();
  await expect(shopper.quantity(product.name)).toHaveValue('1');
  await expect(page.locator('html[data-stood]')).toBeAttached();
  await expect(page.locator('html[data-vanished]')).not.toBeAttached();
});

test('a first visit whose line breaks off in between is made whole when it is back', async ({ page, shopper }) => {
  let asked = 0;
  await page.route('**/assets/start-page-*.js', (route) => {
    asked += 1;
    return route.abort();
  });
  await shopper.open('/en-us');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.unroute('**/assets/start-page-*.js');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await shopper.untilInstalled();
});

test('a guest whose session began on another page sees that the cart is empty as soon as the shop has said whose it is', async ({
  page,
  network,
}) => {
  const sessions = () => network.log.filter(({ call, status }) => call === 'auth.token' && status === 200);
  await page.goto('/en-us');
  await expect.poll(() => sessions().length).toBe(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('waymark.session-begun'))).not.toBeNull();
  await page.goto('/en-us/cart');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  // Without the answer the page would have waited for what nobody had asked.
  expect(sessions()).toHaveLength(2);
});
