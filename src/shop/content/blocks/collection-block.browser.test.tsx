import { afterAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CollectionBlock as CollectionFields } from '#contract/calls/content/collections.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { CollectionBlock } from './collection-block.tsx';

const items: CollectionFields['items'] = Array.from({ length: 12 }, (_, index) => ({
  id: `card-${index}`,
  kind: 'linked-card',
  name: `card ${index}`,
  title: `Story ${index + 1}`,
  mediaTarget: { url: `#story-${index}`, text: `Story ${index + 1}` },
}));
const show = (block: Partial<CollectionFields>): HTMLElement =>
  renderInPage(
    <EnglishPage>
      <CollectionBlock block={{ id: 'one', kind: 'collection', name: 'stories', title: 'Stories', type: 'linked-card', items, ...block }} />
    </EnglishPage>,
  );
const slides = () => page.getByRole('region', { name: 'Stories' }).getByRole('list').element() as HTMLElement;
/** How many slides stand beside each other in the first line. */
const columns = () => {
  const tops = [...slides().children].map((slide) => slide.getBoundingClientRect().top);
  return tops.filter((top) => Math.abs(top - tops[0]!) < 2).length;
};
const scrolls = () => slides().scrollWidth > slides().clientWidth + 1;

beforeEach(() => page.viewport(390, 800));
afterAll(() => page.viewport(414, 896));

const rowThenGrid = { breakpoints: { sm: { type: 'carousel' as const }, lg: { type: 'grid' as const, slideWidth: 4 } } };
const gridThenRow = { breakpoints: { sm: { type: 'grid' as const, slideWidth: 2 }, lg: { type: 'carousel' as const, slideWidth: 20 } } };

it('is a row on small screens and a grid on large ones', async () => {
  const place = show(rowThenGrid);
  expect(scrolls()).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  await page.viewport(1200, 800);
  expect([columns(), scrolls()]).toEqual([4, false]);
  await expect.element(page.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await expect.poll(() => slides().tabIndex).toBe(-1);
  expect(await axeViolations(place)).toEqual([]);
});

it('is a grid on small screens and a row on large ones, with slides as wide as it says', async () => {
  const place = show(gridThenRow);
  expect([columns(), scrolls()]).toEqual([2, false]);
  await page.viewport(1200, 800);
  expect(scrolls()).toBe(true);
  expect(slides().children[0]!.getBoundingClientRect().width).toBe(320);
  expect(await axeViolations(place)).toEqual([]);
});

it('is walked by Tab and moved by the arrow keys', async () => {
  await page.viewport(1200, 800);
  show(gridThenRow);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Previous' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(slides());
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => slides().scrollLeft).toBeGreaterThan(0);
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Story 1' })).toHaveFocus();
});

it('turns by itself at the widths that say so, and can be paused', async () => {
  show({ breakpoints: { sm: { type: 'carousel', autoplay: true, autorotateTime: 60 }, lg: { type: 'carousel' } } });
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.viewport(1200, 800);
  await expect.element(page.getByRole('button', { name: 'Play' })).not.toBeInTheDocument();
});

it('forces full width and a grid on medium and large screens by its name', async () => {
  const place = show({ name: 'stories [stacked]', ...gridThenRow });
  await page.viewport(1200, 800);
  expect(scrolls()).toBe(false);
  expect(slides().getBoundingClientRect().width).toBe(place.getBoundingClientRect().width);
});

it('makes the middle one of three cards larger', async () => {
  await page.viewport(1200, 800);
  show({ items: items.slice(0, 3), variant: 'highlightCenter', breakpoints: { sm: { type: 'grid' } } });
  const [first, middle, last] = [...slides().children].map((slide) => slide.getBoundingClientRect().width);
  expect(middle).toBeGreaterThan(first! * 1.2);
  expect(first).toBeCloseTo(last!, 0);
});

it.each([
  ['product', 4, 'wide', true],
  ['category-card', 4, 'narrow', false],
  ['linked-card', 3, 'narrow', false],
  ['article', 3, 'wide', false],
  ['video', 2, 'narrow', false],
] as const)(
  'of the type %s has %i columns and %s space between its rows; lists of products alone are measured',
  async (type, count, space, isList) => {
    await page.viewport(1200, 800);
    const place = show({ type, breakpoints: { sm: { type: 'grid' } } });
    const { rowGap, columnGap } = getComputedStyle(slides());
    expect([columns(), rowGap === columnGap ? 'narrow' : 'wide', place.querySelector('[data-list="one"]') !== null]).toEqual([count, space, isList]);
  },
);
