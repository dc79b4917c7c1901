import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { freePort, type ShopProcess } from '../../scripts/lib/shop-process.mjs';
import type { BlockKind } from '#contract/calls/content/blocks.ts';
import { BLOCK_SAMPLES } from '#src/kit/block-samples/block-samples.ts';
import { axeFaults } from '../support/axe.ts';
import { copyFolder, removeFolder } from '../support/folders.ts';
import { scrollThrough } from '../support/scroll-through.ts';
import { createShopper } from '../support/shopper.ts';
import { startTestShop, TEMPLATE } from '../support/test-shop.ts';
import { untilStill } from '../support/until-still.ts';
import { HTML_FAULTS } from '#ui/testing/html-faults.ts';

/**
 * Blocks of the specification (spec 3 §3), and how much at least can be pressed on the page of each; nothing can where it is 0. `common` is not among them:
 * its fields are those of the variants "every field".
 */
const BLOCKS = {
  'split-banner': 12,
  hero: 9,
  'hero-product-overlay': 3,
  'linked-card': 7,
  'menu-banner': 3,
  'benefit-bar': 4,
  'category-card': 5,
  collection: 133,
  'vertical-list': 18,
  'cta-collection': 11,
  'icon-and-text': 7,
  'event-dialog': 5,
  dialog: 6,
  'pop-up': 4,
  'secondary-nav': 9,
  'mega-menu': 6,
  experience: 0,
  segmentation: 0,
  video: 5,
  'user-photo-gallery-filter': 3,
  'user-photo-gallery': 3,
  'pdp-ugc-gallery': 0,
  spacer: 0,
  'filter-by': 1,
  'article-page': 6,
  'article-grid': 11,
  upsell: 3,
  'recommendation-carousel': 40,
  'newsletter-form': 12,
  'preview-viewer': 3,
  'spend-banner-athlete': 0,
  'associate-discount-banner': 0,
  'prosumer-banner': 0,
} as const;

const PRESSABLE = 'main section[id] [data-block] :is(a[href], button, input, select, textarea, summary, [tabindex="0"])';
const PRESSES_MAX = 500;

// Each worker has a shop of its own, so that one page of blocks does not wait for another.
test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

/** The page of a kind of block with everything on it, as somebody sees it who has scrolled to its end. */
const openKit = async (page: Page, kind: string): Promise<void> => {
  await page.goto(`${url}/en-us/kit/blocks/${kind}`);
  await createShopper(page).movePointer();
  await scrollThrough(page);
  // The header returns 200 ms after the page has been scrolled back, and covers part of the bar above it until then.
  await expect(page.locator('header[data-away]')).toHaveCount(0);
  // What the shell draws late: spend banners and photos come when the page has reacted.
  await expect(page.locator(`#${kind} [data-variant] [data-block="${kind}"]`)).not.toHaveCount(0);
  await untilDrawn(page);
};

/** A carousel learns how wide the screen is when its script has come and run: the page is there when it has stopped changing. */
const untilDrawn = (page: Page): Promise<void> =>
  untilStill('the page', () => page.evaluate(() => document.querySelector('main')?.outerHTML), 60_000);

/** Each variant has room of its own, but where the width of the screen hides it. An empty space is meant to be empty. */
const variantsAreShown = async (page: Page, kind: BlockKind): Promise<void> => {
  const heightOf = async (variant: string): Promise<number> => {
    const shown = page.locator(`#${kind} [data-variant="${variant}"] [data-block="${kind}"]`).first();
    await expect(shown, variant).toBeAttached();
    return (await shown.boundingBox())?.height ?? 0;
  };
  const notHere: string[] = [];
  for (const { variant, block } of BLOCK_SAMPLES[kind]) {
    const isHidden = 'hideOnBreakpoint' in block && block.hideOnBreakpoint?.includes('lg') === true;
    if (isHidden) notHere.push(variant);
    if (kind !== 'spacer') await expect.poll(async () => (await heightOf(variant)) > 10, variant).toBe(!isHidden);
  }
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const variant of notHere) await expect.poll(() => heightOf(variant), variant).toBeGreaterThan(10);
};

/** Axe finds nothing in light and in dark colours, and nothing is wider than the screen. */
const isAccessible = async (page: Page): Promise<void> => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await untilDrawn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Variants of a block have the same title.
      expect(await axeFaults(page, `${width} ${colorScheme}`, { within: 'main', without: ['landmark-unique'] })).toEqual([]);
    }
  }
  const invalid = await page.evaluate((faults) => faults.filter((fault) => document.querySelector(fault) !== null), HTML_FAULTS);
  expect(invalid, 'what HTML does not allow together').toEqual([]);
};

/** All that can be pressed is reached with the Tab key, in the order of the page, and shows that it has the focus. */
const isReachedByKeyboard = async (page: Page, kind: string, fewest: number): Promise<void> => {
  if (fewest > 0) await expect(page.locator(PRESSABLE).filter({ visible: true })).not.toHaveCount(0);
  // What is to be reached: all that takes the focus and is there, of a group of radio buttons one.
  const expected = await page.evaluate(
    (pressable) =>
      [...document.querySelectorAll<HTMLElement>(pressable)]
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
        }),
    PRESSABLE,
  );
  if (fewest === 0) expect(expected).toEqual([]);
  else expect(expected.length).toBeGreaterThanOrEqual(fewest);
  // The Tab key goes on from where somebody has pressed.
  await page.locator(`#${kind}-title`).click();
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
};

for (const [kind, fewest] of Object.entries(BLOCKS))
  test(`${kind}: every variant has its mark, axe finds nothing at three widths and in both colours, and the Tab key reaches all of it`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await test.step('the page opens', () => openKit(page, kind));
    if (kind in BLOCK_SAMPLES) await test.step('every variant is shown', () => variantsAreShown(page, kind as BlockKind));
    await test.step('axe finds nothing', () => isAccessible(page));
    await test.step('the Tab key reaches all of it', () => isReachedByKeyboard(page, kind, fewest));
    expect(errors).toEqual([]);
  });

test('the list of blocks names every block of the specification, leads to its page, and knows no other', async ({ page }) => {
  await page.goto(`${url}/en-us/kit/blocks`);
  await createShopper(page).untilReacts();
  expect(await axeFaults(page, 'the list of blocks')).toEqual([]);
  const links = page.getByRole('navigation', { name: 'Content blocks' }).getByRole('link');
  expect((await links.allTextContents()).toSorted()).toEqual(Object.keys(BLOCKS).toSorted());
  await links.filter({ hasText: 'upsell' }).click();
  await expect(page).toHaveURL(/\/kit\/blocks\/upsell$/);
  await expect(page.locator('#upsell [data-block="upsell"]')).not.toHaveCount(0);
  await expect(links.filter({ hasText: 'upsell' })).toHaveAttribute('aria-current', 'page');
  expect((await page.request.get(`${url}/en-us/kit/blocks/no-such-block`)).status()).toBe(404);
});
