import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import type { CollectedEvent } from '#contract/collected-event.ts';
import { belongsTo, belongsToCategory, INVENTORY, type Place } from '#src/base/consent/inventory.ts';
import { expect, test } from '../network/test.ts';
import type { Network } from '../network/network.ts';
import { makeAnalyticsEvent, makeExperimentEvent } from '../support/make-event.ts';
import { createShopper } from '../support/shopper.ts';

test.use({ start: 'cold' });

const REGIONS = {
  'en-gb': { refuse: 'Refuse all', accept: 'Accept all', label: 'Your privacy', settings: 'Cookie settings' },
  'fr-fr': { refuse: 'Tout refuser', accept: 'Tout accepter', label: 'Votre vie privée', settings: 'Gérer mes cookies' },
  'de-de': { refuse: 'Alle ablehnen', accept: 'Alle akzeptieren', label: 'Ihre Privatsphäre', settings: 'Cookie-Einstellungen' },
} as const;
const RECORD = 'consent.record';

const recordsIn = ({ log }: Pick<Network, 'log'>) => log.filter(({ call, reached }) => call === RECORD && reached);
const bannerOf = (page: Page, locale: keyof typeof REGIONS) => page.getByRole('region', { name: REGIONS[locale].label });
const choiceOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'waymark-consent')?.value.split('.')[3];

/** Everything that the browser keeps of the shop, by place. */
const kept = async (page: Page): Promise<Record<Exclude<Place, 'call'>, string[]>> => ({
  cookie: (await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    indexedDB: (await indexedDB.databases()).map(({ name = '' }) => name),
    cacheStorage: await caches.keys(),
  }))),
});
/** What of it the inventory does not count among the categories. */
const beyond = (found: Record<string, string[]>, categories: readonly string[]): string[] =>
  Object.entries(found).flatMap(([place, names]) =>
    names
      .filter(
        (name) =>
          !INVENTORY.some(
            (entry) => entry.place === place && categories.some((category) => belongsToCategory(entry, category)) && belongsTo(entry, name),
          ),
      )
      .map((name) => `${place} ${name}`),
  );

/** Requests of calls that need a consent, by the inventory. Leaving a page sends what it has measured. */
const askedBeyond = ({ log }: Network): string[] => {
  const calls = INVENTORY.filter(({ place, category }) => place === 'call' && category !== 'C0001').flatMap(({ names }) => names);
  const patterns = calls.map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path: new RegExp(`^${path.replaceAll('*', '.*')}(?:\\?|$)`) };
  });
  return log
    .filter((exchange) => patterns.some(({ method, path }) => exchange.method === method && path.test(exchange.url)))
    .map(({ method, url }) => `${method} ${url}`);
};

/** A visit that gives every convenience a reason to remember something: a search, a product and what was seen beside it. */
const lookAround = async (page: Page, locale: string, product: string): Promise<void> => {
  const shopper = createShopper(page);
  await shopper.open(`/${locale}`);
  await shopper.untilInstalled();
  await page.goto(`/${locale}/search?q=boot`);
  await shopper.untilReacts();
  await shopper.open(product.replace('/en-us/', `/${locale}/`));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
};

const LOCALES = Object.keys(REGIONS) as (keyof typeof REGIONS)[];

for (const locale of LOCALES) {
  const words = REGIONS[locale];

  test(`${locale}: before a choice nothing is kept or asked beyond what is strictly necessary, and no request leaves the shop`, async ({
    page,
    shop,
    network,
    product,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(shop.url)) elsewhere.push(request.url());
    });
    await lookAround(page, locale, product.url);
    await expect(bannerOf(page, locale)).toBeVisible();
    expect(beyond(await kept(page), ['C0001'])).toEqual([]);
    expect(elsewhere).toEqual([]);
    await page.goto('about:blank');
    expect(askedBeyond(network)).toEqual([]);
  });

  test(`${locale}: both answers have the same weight, and a refusal takes one press`, async ({ page, context, network, shopper }) => {
    await shopper.open(`/${locale}`);
    const banner = bannerOf(page, locale);
    const [refuse, accept] = [banner.getByRole('button', { name: words.refuse }), banner.getByRole('button', { name: words.accept })];
    const [one, other] = [await refuse.boundingBox(), await accept.boundingBox()];
    expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y]);
    await refuse.click();
    await expect(banner).toBeHidden();
    await expect.poll(() => choiceOf(context)).toBe('');
    await expect.poll(() => recordsIn(network)).toHaveLength(1);
    await page.reload();
    await shopper.untilReacts();
    await expect(banner).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: words.settings }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.settings })).toBeVisible();
  });
}

test('an accepted consent lets conveniences remember, and a withdrawal deletes them here and in the other tab', async ({
  page,
  context,
  network,
  product,
}) => {
  const shopper = createShopper(page);
  await shopper.open('/de-de');
  await bannerOf(page, 'de-de').getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect.poll(() => choiceOf(context)).toBe('C0002_C0003_C0004');
  await lookAround(page, 'de-de', product.url);
  await expect.poll(async () => beyond(await kept(page), ['C0001'])).not.toEqual([]);
  // With consent they are asked: the tests without would find them.
  await expect.poll(() => askedBeyond(network).length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(beyond(await kept(page), ['C0001', 'C0002', 'C0003', 'C0004'])).toEqual([]);

  const other = await context.newPage();
  await createShopper(other).open('/de-de/privacy-choices');
  await expect(other.getByRole('checkbox', { name: /^Personalisierung/ })).toBeChecked();
  await shopper.open('/de-de/privacy-choices');
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Auswahl ist gespeichert' }).first()).toBeVisible();
  await expect.poll(async () => beyond(await kept(page), ['C0001'])).toEqual([]);
  await expect(other.getByRole('checkbox', { name: /^Personalisierung/ })).not.toBeChecked();
});

/** A database of events with one of them in it, as an earlier visit left it (db/events/indexed-event-store.ts). */
const leaveEvent = (page: Page, name: string, event: CollectedEvent): Promise<void> =>
  page.evaluate(
    ([database, left]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(database, 1);
        request.addEventListener('error', () => reject(request.error ?? new Error('open')));
        request.addEventListener('upgradeneeded', () => {
          const queue = request.result.createObjectStore('queue', { keyPath: 'seq', autoIncrement: true });
          queue.createIndex('id', 'id', { unique: true });
          queue.createIndex('kind', 'kind');
          request.result.createObjectStore('dropped');
        });
        request.addEventListener('success', () => {
          const tx = request.result.transaction('queue', 'readwrite');
          tx.objectStore('queue').add({ id: left.id, kind: left.kind, event: left });
          tx.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      }),
    [name, event] as const,
  );
/** How many events wait in such a database. */
const waitingIn = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (database) =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open(database);
        request.addEventListener('error', () => reject(request.error ?? new Error('open')));
        request.addEventListener('success', () => {
          const counting = request.result.transaction('queue').objectStore('queue').count();
          counting.addEventListener('success', () => {
            request.result.close();
            resolve(counting.result);
          });
        });
      }),
    name,
  );
const databasesOf = (page: Page): Promise<string[]> => page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name));

test('with targeting alone, experiment events outlive the next page and those of analytics do not; each is sent once', async ({
  page,
  context,
  network,
  shopper,
  shop,
}) => {
  const grant = (categories: string): Promise<void> =>
    context.addCookies([{ name: 'waymark-consent', value: `1.019abcde-0000-7000-8000-000000000001.${Date.now()}.${categories}`, url: shop.url }]);
  const sent = () => network.log.filter(({ call, reached }) => call === 'experiments.events' && reached);
  await grant('C0004');
  // A page without an experiment of its own: its worker starts with the events of the data layer alone.
  await shopper.open('/en-us/stores');
  await leaveEvent(page, 'waymark-experiments', makeExperimentEvent(1));
  await leaveEvent(page, 'waymark-events', makeAnalyticsEvent(2));
  await page.reload();
  await shopper.untilReacts();
  await expect.poll(() => databasesOf(page), { timeout: 30_000 }).not.toContain('waymark-events');
  expect(await databasesOf(page)).toContain('waymark-experiments');
  expect(sent()).toEqual([]);

  await grant('C0002_C0004');
  await page.reload();
  await expect.poll(() => sent().length, { timeout: 30_000 }).toBe(1);
  // A page that is left before it has the answer sends it again, and the server records it once.
  await expect.poll(() => waitingIn(page, 'waymark-experiments')).toBe(0);
  await page.reload();
  // What this page sends of itself follows what waited.
  await expect.poll(() => network.log.filter(({ call }) => call === 'analytics.collect').length, { timeout: 30_000 }).toBeGreaterThan(1);
  expect(sent()).toHaveLength(1);
});

for (const locale of ['en-us', 'en-ca'] as const)
  test(`${locale}: consent is assumed without a banner, and can be withdrawn`, async ({ page, context, shop, network, product, shopper }) => {
    await shopper.open(`/${locale}`);
    await expect(page.getByRole('region', { name: 'Your privacy' })).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' }).click();
    await expect(page.getByText(/that counts as consent/)).toBeVisible();
    await page.getByRole('checkbox', { name: /^Targeting/ }).uncheck();
    await page.getByRole('button', { name: 'Save my choices' }).click();
    await expect.poll(() => choiceOf(context)).toBe('C0002_C0003');
    shop.relay.forget();
    await page.reload();
    await expect(page.getByText(/^You chose this on/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Targeting/ })).not.toBeChecked();
    // What is on its way when consent ends may arrive after it.
    await expect.poll(() => network.log.filter(({ call, status }) => call === 'analytics.collect' && status !== undefined).length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Refuse all' }).click();
    await expect.poll(() => choiceOf(context)).toBe('');
    shop.relay.forget();
    await lookAround(page, locale, product.url);
    await page.goto('about:blank');
    expect(askedBeyond(network)).toEqual([]);
  });

test('Global Privacy Control is honoured where consent is assumed, until the shopper chooses', async ({ page, shopper, network, product }) => {
  await page.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }));
  await lookAround(page, 'en-us', product.url);
  await shopper.open('/en-us/privacy-choices');
  expect(beyond(await kept(page), ['C0001'])).toEqual([]);
  expect(askedBeyond(network)).toEqual([]);
  await expect(page.getByText(/^Your browser sends Global Privacy Control\. We honor it/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Targeting/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByRole('checkbox', { name: /^Targeting/ })).toBeChecked();
  await expect(page.getByText(/Your own choice on this page takes precedence/)).toBeVisible();
  await expect.poll(() => recordsIn(network)).toHaveLength(1);
});

test('a preview asks nothing', async ({ page, shopper }) => {
  await shopper.open('/fr-fr?preview=true');
  await expect(bannerOf(page, 'fr-fr')).toBeHidden();
});

test('who has answered never sees the question again, not for a frame', async ({ page, context, shopper, shop }) => {
  const value = `1.019abcde-0000-7000-8000-000000000001.${Date.now()}.`;
  await context.addCookies([{ name: 'waymark-consent', value, url: shop.url }]);
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('section[aria-label="Your privacy"]')?.checkVisibility()) document.documentElement.dataset.asked = '';
      requestAnimationFrame(look);
    };
    look();
  });
  await shopper.open('/en-gb');
  await expect(page.locator('section[aria-label="Your privacy"]')).toBeAttached();
  await expect(page.locator('html[data-asked]')).not.toBeAttached();
});

test('the question is reached and answered with the keyboard, right after the skip link', async ({ page, context, shopper }) => {
  await shopper.open('/en-gb');
  for (const name of ['Skip to content', 'Manage choices']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Refuse all' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => choiceOf(context)).toBe('C0002_C0003_C0004');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an answer given before the page reacts is taken', async ({ page, context, network }) => {
  const held = network.delay(300);
  await page.goto('/en-gb', { waitUntil: 'commit' });
  await bannerOf(page, 'en-gb').getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => choiceOf(context), { timeout: 20_000 }).toBe('C0002_C0003_C0004');
  held();
});

test('a choice without a network holds at once, and is sent once when the network is back', async ({ page, context, network, shopper }) => {
  await shopper.open('/fr-fr');
  await shopper.untilInstalled();
  network.cut();
  await page.reload();
  await shopper.untilReacts();
  await bannerOf(page, 'fr-fr').getByRole('button', { name: 'Tout refuser' }).click();
  await expect(bannerOf(page, 'fr-fr')).toBeHidden();
  await expect.poll(() => choiceOf(context)).toBe('');
  expect(recordsIn(network)).toEqual([]);
  network.restore();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => recordsIn(network)).toHaveLength(1);
  // A record whose answer a reload cuts off is sent again under its id.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('waymark.consent-unsent'))).toBeNull();
  await page.reload();
  await shopper.untilReacts();
  await expect(bannerOf(page, 'fr-fr')).toBeHidden();
  expect(recordsIn(network)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the question covers neither purchase controls nor a bar', async ({ page, shopper, product }) => {
    for (const path of [product.url.replace('/en-us/', '/en-gb/'), '/en-gb/cart', '/en-gb/checkout']) {
      await shopper.open(path);
      const banner = bannerOf(page, 'en-gb');
      await expect(banner).toBeVisible();
      const box = await banner.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(390);
      expect(box?.height).toBeLessThan(844 / 3);
      expect(await banner.evaluate((node) => getComputedStyle(node).position), path).toBe('static');
      const header = await page.getByRole('banner').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual((header?.y ?? 0) + 0.5);
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the question and on the page of choices', async ({ page, shopper }) => {
      const faults = async (): Promise<string[]> => {
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
      };
      await shopper.open('/en-gb');
      await expect(bannerOf(page, 'en-gb')).toBeVisible();
      expect(await faults()).toEqual([]);
      await shopper.open('/en-gb/privacy-choices');
      await page.getByRole('button', { name: 'What “Strictly necessary” includes' }).click();
      expect(await faults()).toEqual([]);
    });
  });
