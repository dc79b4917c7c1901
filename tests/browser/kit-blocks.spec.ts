import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { freePort, type ShopProcess } from '../../scripts/lib/shop-process.mjs';
import { BROWSER_ARGS } from '../../scripts/browser.mjs';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { BLOCK_SAMPLES } from '#src/kit/block-samples/block-samples.ts';
import { axeFaults } from '../support/axe.ts';
import { copyFolder, removeFolder } from '../support/folders.ts';
import { scrollThrough } from '../support/scroll-through.ts';
import { createShopper } from '../support/shopper.ts';
import { startTestShop, TEMPLATE } from '../support/test-shop.ts';
import { untilStill } from '../support/until-still.ts';
import { HTML_FAULTS } from '#ui/testing/html-faults.ts';

/** Blocks of the specification (spec 3 §3) beside `common`, whose fields are those of the variants "every field". */
const BLOCKS = [
  'split-banner',
  'hero',
  'hero-product-overlay',
  'linked-card',
  'menu-banner',
  'benefit-bar',
  'category-card',
  'collection',
  'vertical-list',
  'cta-collection',
  'icon-and-text',
  'event-dialog',
  'dialog',
  'pop-up',
  'secondary-nav',
  'mega-menu',
  'experience',
  'segmentation',
  'video',
  'user-photo-gallery-filter',
  'user-photo-gallery',
  'pdp-ugc-gallery',
  'spacer',
  'filter-by',
  'article-page',
  'article-grid',
  'upsell',
  'recommendation-carousel',
  'newsletter-form',
  'preview-viewer',
  'spend-banner-athlete',
  'associate-discount-banner',
  'prosumer-banner',
] as const;

const PRESSES_MAX = 1_500;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Other options than those of the other files: a browser of its own. One that had run a hundred journeys stopped answering in the middle of this page.
  launchOptions: { executablePath: chromiumPath(), args: [...BROWSER_ARGS, '--mute-audio'] },
});

let shop: ShopProcess;
let url: string;
const dataDir = join('.build', `shop-kit-${process.pid}`);

test.beforeAll(async () => {
  test.setTimeout(200_000);
  copyFolder(TEMPLATE, dataDir);
  const port = await freePort();
  url = `http://localhost:${port}`;
  shop = await startTestShop({ port, dataDir, publicUrl: url, env: { KIT: 'true' } });
});
test.afterAll(async () => {
  await shop.stop();
  removeFolder(dataDir);
});

/** The page with everything on it, as somebody sees it who has scrolled to its end. */
const openKit = async (page: Page): Promise<void> => {
  await page.goto(`${url}/en-us/kit/blocks`);
  await createShopper(page).untilReacts();
  await scrollThrough(page);
  // What the shell draws late: spend banners and photos come when the page has reacted.
  await expect(page.locator('#prosumer-banner [data-block]')).not.toHaveCount(0);
  await expect(page.locator('#pdp-ugc-gallery [data-block]')).not.toHaveCount(0);
  // A carousel learns how wide the screen is when its script has come and run: the page is there when it has stopped changing.
  await untilStill('the page', () => page.evaluate(() => document.querySelector('main')?.outerHTML), 60_000);
};

test('the page of blocks shows every block of the specification in every variant, each with its mark', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openKit(page);
  const missing = await page.evaluate(
    (ids) => ids.filter((id) => document.getElementById(id)?.querySelector(`[data-variant] [data-block="${id}"]`) === null),
    BLOCKS,
  );
  expect(missing).toEqual([]);
  const heightOf = async (kind: string, variant: string): Promise<number> => {
    const shown = page.locator(`#${kind} [data-variant="${variant}"] [data-block="${kind}"]`).first();
    await expect(shown, `${kind}, ${variant}`).toBeAttached();
    return (await shown.boundingBox())?.height ?? 0;
  };
  const notHere: [kind: string, variant: string][] = [];
  for (const [kind, samples] of Object.entries(BLOCK_SAMPLES))
    for (const { variant, block } of samples) {
      const height = await heightOf(kind, variant);
      const isHidden = 'hideOnBreakpoint' in block && block.hideOnBreakpoint?.includes('lg') === true;
      if (isHidden) notHere.push([kind, variant]);
      // A room of its own: a block that draws nothing is not shown. An empty space is meant to be empty.
      if (kind !== 'spacer') expect(height > 10, `${kind}, ${variant}`).toBe(!isHidden);
    }
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const [kind, variant] of notHere) expect(await heightOf(kind, variant), `${kind}, ${variant}`).toBeGreaterThan(10);
  // The common fields.
  expect(await page.locator('[data-variant="every field"]').count()).toBeGreaterThan(10);
  expect(errors).toEqual([]);
});

for (const width of [390, 820, 1440])
  test(`axe finds nothing on the page of blocks in light and in dark colours, and nothing is wider than the screen, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await test.step('the page opens', () => openKit(page), { timeout: 90_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Variants of a block have the same title.
      const faults = await test.step('axe', () => axeFaults(page, `${width} ${colorScheme}`, { without: ['landmark-unique'] }), { timeout: 80_000 });
      expect(faults).toEqual([]);
    }
    const invalid = await page.evaluate((faults) => faults.filter((fault) => document.querySelector(fault) !== null), HTML_FAULTS);
    expect(invalid, 'what HTML does not allow together').toEqual([]);
  });

test('everything in every block that can be pressed is reached with the Tab key, in the order of the page, and shows that it has the focus', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openKit(page);
  // What is to be reached: all that takes the focus and is there, of a group of radio buttons one.
  const expected = await page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'main section[id] [data-block] :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    );
    return [...candidates]
      .filter(
        (node) =>
          node.tabIndex >= 0 &&
          !node.closest('[inert], [hidden]') &&
          !node.matches(':disabled') &&
          node.checkVisibility({ visibilityProperty: true }),
      )
      .map((node, index) => {
        node.dataset['kitStop'] = String(index);
        return `${index} ${node.closest('section[id]')?.id ?? ''} ${node.textContent.trim() || (node.getAttribute('aria-label') ?? node.tagName)}`;
      });
  });
  expect(expected.length).toBeGreaterThan(300);
  const reached: number[] = [];
  const unmarked: string[] = [];
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const node = document.activeElement as HTMLElement;
      const stop = node.dataset['kitStop'];
      // The mark may be on what lies over it, or around it: what differs with and without the focus.
      const look = (): string => {
        const parts: string[] = [];
        for (let part: Element | null = node, up = 0; part && up < 8; part = part.parentElement, up += 1)
          for (const pseudo of [null, '::before', '::after']) {
            const { outline, boxShadow, borderColor, backgroundColor, textDecoration } = getComputedStyle(part, pseudo);
            parts.push(outline, boxShadow, borderColor, backgroundColor, textDecoration);
          }
        return parts.join(' ');
      };
      let isMarked = true;
      if (stop !== undefined) {
        const focused = look();
        node.blur();
        isMarked = look() !== focused;
        node.focus({ preventScroll: true });
      }
      return { stop, isMarked, past: node.closest('footer') !== null };
    });
    if (at.past) break;
    if (at.stop === undefined) continue;
    reached.push(Number(at.stop));
    if (!at.isMarked) unmarked.push(expected[Number(at.stop)]!);
  }
  const found = new Set(reached);
  expect(expected.filter((_, index) => !found.has(index))).toEqual([]);
  expect(reached).toEqual([...reached].toSorted((one, other) => one - other));
  expect(unmarked).toEqual([]);
});
