import type { Page } from '@playwright/test';
import { openExperiments } from '#workers/decisions/sdk.ts';
import { DEFAULT_DATAFILE } from '#server/marketing/experiments/default-datafile.ts';
import { expect, test } from '../network/test.ts';
import { createShopper, findProduct } from '../support/shopper.ts';
import { seenOnDevice } from '../support/seen-on-device.ts';

test.use({ start: 'plain' });

const DATAFILE = '**/experiments/v1/datafiles/**';
const EVENTS = '/experiments/v1/events';
const OWN = 'Femme';
const INVITATION = 'Équipez-vous : femme';
const CART_TITLE = 'Complete your order';

/** The shop's own datafile, in which everybody gets one variation of the experiment. */
const everybodyGets = async (page: Page, key: string): Promise<void> => {
  const [experiment] = DEFAULT_DATAFILE.experiments as { readonly variations: readonly { readonly id: string; readonly key: string }[] }[];
  const entityId = experiment?.variations.find((variation) => variation.key === key)?.id;
  const experiments = [{ ...experiment, trafficAllocation: [{ entityId, endOfRange: 10_000 }] }];
  await page.context().route(DATAFILE, (route) => route.fulfill({ json: { ...DEFAULT_DATAFILE, experiments } }));
};

interface Sent {
  readonly visitors: readonly {
    readonly snapshots: readonly {
      readonly decisions: readonly { readonly metadata: { readonly variation_key: string } }[] | null;
      readonly events: readonly { readonly key: string }[];
    }[];
  }[];
}

/** What the page has sent to the experiment service. */
const watchEvents = (page: Page): { readonly bodies: Sent[]; readonly names: () => string[] } => {
  const bodies: Sent[] = [];
  page.on('request', (request) => {
    if (request.url().includes(EVENTS)) bodies.push(request.postDataJSON() as Sent);
  });
  return {
    bodies,
    names: () =>
      bodies.flatMap(({ visitors }) =>
        visitors.flatMap(({ snapshots }) =>
          snapshots.flatMap(({ decisions, events }) => events.map(({ key }) => decisions?.[0]?.metadata.variation_key ?? key)),
        ),
      ),
  };
};

interface Kept {
  readonly flags: { readonly home_hero_cta: { readonly name: string; readonly attributes: Readonly<Record<string, string | boolean>> } };
}

const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('waymark.decisions'));
const button = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Notes from the first frame on which forms of the hero's button can be seen, and how far anything moves. */
const watchFrames = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const watched = { seen: new Set<string>(), moved: 0 };
    Object.assign(globalThis, { watched });
    const look = (): void => {
      for (const link of document.querySelectorAll<HTMLElement>('[data-flag] a'))
        if (link.checkVisibility({ visibilityProperty: true })) watched.seen.add(link.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) watched.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
};
const frames = (page: Page): Promise<{ seen: string[]; moved: number }> =>
  page.evaluate(() => {
    const { seen, moved } = (globalThis as unknown as { watched: { seen: Set<string>; moved: number } }).watched;
    return { seen: [...seen], moved };
  });

test('once agreed to, a variation is decided in peace, shown from the first frame of the next visit, and recorded once', async ({ page }) => {
  await everybodyGets(page, 'invitation');
  const { bodies, names } = watchEvents(page);
  const shopper = createShopper(page);
  await shopper.open('/fr-fr');
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect.poll(() => kept(page), { timeout: 30_000 }).toContain('invitation');
  // Somebody sees it: it stays as it is until the next view.
  await expect(button(page, OWN)).toBeVisible();
  expect(names()).toEqual([]);

  await watchFrames(page);
  await page.reload();
  await expect(button(page, INVITATION)).toBeVisible();
  await shopper.untilReacts();
  await expect.poll(names, { timeout: 30_000 }).toEqual(['invitation']);
  const { seen, moved } = await frames(page);
  expect(seen).toEqual([INVITATION]);
  expect(moved).toBeLessThan(0.01);
  // The same events again are known to the server.
  const again = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/experiments/v1/events?locale=fr-fr', { method: 'POST', headers, body })).json() as Promise<unknown>;
  }, JSON.stringify(bodies[0]));
  expect(again).toEqual({ accepted: 0, repeated: 1 });
  bodies.length = 1;

  await button(page, INVITATION).click();
  await expect(page).toHaveURL(/\/fr-fr\/c\//);
  await expect.poll(names, { timeout: 30_000 }).toEqual(['invitation', 'home_hero_click']);
});

test('who refuses is decided nothing about, and the worker does not start', async ({ page }) => {
  const { bodies } = watchEvents(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const shopper = createShopper(page);
  await shopper.open('/fr-fr');
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await page.reload();
  await shopper.untilReacts();
  await expect(page.locator('html[data-page-type=Home]')).toBeAttached();
  // The page has been quiet: it has said so by its session.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('waymark.session-begun')), { timeout: 30_000 }).not.toBeNull();
  await expect(button(page, OWN)).toBeVisible();
  expect(await kept(page)).toBeNull();
  expect(bodies).toEqual([]);
  expect(workers.filter((url) => url.includes('decisions'))).toEqual([]);
});

test('a list offers to complete the order while something is in the cart', async ({ page, shopper, product }) => {
  const promotion = page.getByRole('main').getByRole('link', { name: CART_TITLE });
  await shopper.open('/en-us/c/men-shoes-2100');
  await expect(promotion).toBeHidden();
  await shopper.open(product.url);
  await shopper.addToCart();
  await shopper.open('/en-us/c/men-shoes-2100');
  await expect.poll(() => kept(page), { timeout: 30_000 }).toContain('cart-not-empty');
  await expect(promotion).toBeHidden();

  await watchFrames(page);
  await page.reload();
  await expect(promotion).toBeVisible();
  await shopper.untilReacts();
  expect((await frames(page)).moved).toBeLessThan(0.01);
  // The home page, which has no such place, leaves it as it is.
  await page.goto('/en-us');
  await expect.poll(() => kept(page), { timeout: 30_000 }).toContain('cart-not-empty');
  await page.goto('/en-us/c/men-shoes-2100');
  await expect(promotion).toBeVisible();
  await promotion.click();
  await expect(page).toHaveURL(/\/en-us\/cart$/);
});

test('recommended products that are seen are reported', async ({ page, shop, shopper }) => {
  const [seen, other] = await Promise.all([findProduct(shop.nodeUrl), findProduct(shop.nodeUrl, 1)]);
  const reported: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/decision/api/engine/v1/impressions/')) reported.push(request.postDataJSON());
  });
  await shopper.open(seen.url);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => seenOnDevice(page)).toBe(1);
  await shopper.open(other.url);
  await page.mouse.wheel(0, 200);
  await page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: seen.name }).scrollIntoViewIfNeeded();
  await expect.poll(() => reported, { timeout: 30_000 }).toHaveLength(1);
  expect(reported[0]).toMatchObject({ recSetId: 'recently-viewed', channel: 'ECOMM', items: [{ position: 1 }] });
});

test('the worker of the page decides for each visitor what the shop and the command line decide', async ({ page, shopper, request }) => {
  const datafile = await (await request.get('/experiments/v1/datafiles/waymark-storefront?locale=en-us')).text();
  const here = await openExperiments(datafile, { log: () => undefined });
  await shopper.open('/en-us');
  const decided: string[] = [];
  for (let visitor = 1; visitor <= 8; visitor += 1) {
    const userId = `0190a000-0000-7000-8000-${String(visitor * 7919).padStart(12, '0')}`;
    await page.evaluate((id) => {
      localStorage.setItem('waymark.visitor', id);
      localStorage.removeItem('waymark.decisions');
    }, userId);
    await page.reload();
    await expect.poll(() => kept(page), { timeout: 30_000 }).toContain('home_hero_cta');
    const { flags } = JSON.parse((await kept(page)) ?? '') as Kept;
    const { name, attributes } = flags.home_hero_cta;
    expect(name, userId).toBe(here?.decide({ userId, flag: 'home_hero_cta', attributes })?.variationKey);
    decided.push(name);
  }
  // Visitors who all had the same would show nothing.
  expect(new Set(decided).size).toBeGreaterThan(1);
});
