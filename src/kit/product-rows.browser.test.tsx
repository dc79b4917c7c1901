import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { recommendationSamples, upsellSamples } from './block-samples/shopper.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { RecommendationBlock } from '#src/shop/content/blocks/recommendation-block.tsx';
import { UpsellBlock } from '#src/shop/content/blocks/upsell-block.tsx';

afterEach(() => page.viewport(414, 896));

const upsell = upsellSamples[0]!.block;
const [four, six] = recommendationSamples.map(({ block }) => block);

it.each([
  [undefined, 3],
  [2, 2],
  [5, 5],
])('an upsell of %s shows %d', async (stackedCount, count) => {
  const root = renderInPage(
    <EnglishPage>
      <UpsellBlock block={{ ...upsell, stackedCount }} leads={false} />
    </EnglishPage>,
  );
  await expect.element(page.getByRole('heading', { name: 'Goes with it' })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(count);
  expect(await axeViolations(root)).toEqual([]);
});

const track = () => document.querySelector('[data-slides]')!;
const show = (block = six!) =>
  renderInPage(
    <EnglishPage>
      <RecommendationBlock
        block={{ ...block, items: [...block.items, ...block.items.map((item) => ({ ...item, id: `${item.id}-2` }))] }}
        leads={false}
      />
    </EnglishPage>,
  );
const aims = () => vi.spyOn(track(), 'scrollTo').mockImplementation(() => undefined);
const offsetOf = (index: number) => (track().children[index] as HTMLElement).offsetLeft - (track().children[0] as HTMLElement).offsetLeft;

it.each([
  ['6-cards', 1440, 6],
  ['6-cards', 800, 3],
  ['4-cards', 800, 3],
] as const)('%s goes on by slides on a screen of %d px: %d', async (variant, width, step) => {
  await page.viewport(width, 900);
  const root = show(variant === '6-cards' ? six : four);
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible();
  expect(await axeViolations(root)).toEqual([]);
  const scroll = aims();
  await page.getByRole('button', { name: 'Next' }).click();
  const [{ left }] = scroll.mock.calls[0] as unknown as [{ left: number }];
  const last = (track() as HTMLElement).scrollWidth - track().clientWidth;
  expect(left === offsetOf(step) || left >= last - offsetOf(1)).toBe(true);
});

it('marks what an impression is recorded under, and of how many at most', () => {
  const root = show({ ...six!, impressionLimit: 4 });
  const row = root.querySelector<HTMLElement>('[data-rec-set]');
  expect([row?.dataset['recSet'], row?.dataset['recLimit']]).toEqual(['kit', '4']);
  expect(row?.querySelectorAll('[data-product]').length).toBeGreaterThan(6);
});
