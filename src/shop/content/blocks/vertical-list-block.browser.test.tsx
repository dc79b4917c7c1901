import { afterAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { VerticalListBlock as VerticalListFields } from '#contract/calls/content/collections.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { animationsFinished } from '#ui/testing/animations-finished.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { VerticalListBlock } from './vertical-list-block.tsx';

const item = (id: string) => ({
  id,
  title: id,
  mediaTarget: { url: `#${id}`, text: id },
  media: { sm: { image: { key: id, angle: 'card', alt: id, tone: '#5d6b6a' } } },
});
const block: VerticalListFields = {
  id: 'list',
  kind: 'vertical-list',
  name: 'places',
  title: 'Where to?',
  items: [item('forest'), item('lake'), item('coast')],
  textLinkColor: 'muted',
  hoverColor: 'accent',
};
const show = (): HTMLElement =>
  renderInPage(
    <EnglishPage>
      <VerticalListBlock block={block} leads={false} />
    </EnglishPage>,
  );
/** Name of the picture that is seen; it is decoration, so it is found by its address. */
const preview = (place: HTMLElement): string | undefined =>
  [...place.querySelectorAll<HTMLElement>('[aria-hidden=true] > [data-shown]')]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).opacity === '1')
    .map((one) => one.querySelector('img')!.src.split('/').at(-3))
    .at(0);

afterAll(() => page.viewport(414, 896));

it('shows the picture of the link that has the focus, or is pointed at', async () => {
  await page.viewport(1000, 800);
  const place = show();
  await expect.poll(() => preview(place)).toBe('forest');
  expect(await axeViolations(place)).toEqual([]);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'lake' })).toHaveFocus();
  await expect.poll(() => preview(place)).toBe('lake');
  await page.getByRole('link', { name: 'coast' }).hover();
  await expect.poll(() => preview(place)).toBe('coast');
  // It stays until another link is pointed at.
  await userEvent.unhover(page.getByRole('link', { name: 'coast' }));
  expect(preview(place)).toBe('coast');
});

it('gives a link that is pointed at the colour for it', async () => {
  await page.viewport(1000, 800);
  show();
  const link = page.getByRole('link', { name: 'lake' });
  await userEvent.unhover(document.body);
  const before = getComputedStyle(link.element()).color;
  await link.hover();
  await animationsFinished();
  expect(getComputedStyle(link.element()).color).not.toBe(before);
});

it('is a list of links alone on small screens', async () => {
  await page.viewport(390, 800);
  const place = show();
  expect(preview(place)).toBeUndefined();
  expect(await axeViolations(place)).toEqual([]);
});
