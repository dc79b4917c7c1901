import { expect, it } from 'vitest';
import type { FilterByBlock } from '#contract/calls/content/choices.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { Blocks } from './block-list.tsx';
import { BlockPlaceContext, type BlockPlace } from './block-ports.ts';

const filter: FilterByBlock = {
  id: 'filter',
  kind: 'filter-by',
  name: 'filter',
  variant: 'category',
  values: ['1110'],
  operator: 'IN',
  children: [{ id: 'card', kind: 'linked-card', name: 'card', title: 'For boots alone', mediaTarget: { url: '#boots', text: 'Boots' } }],
  bottomMargins: 'lg',
};
const show = (place: BlockPlace): HTMLElement =>
  renderInPage(
    <EnglishPage>
      <BlockPlaceContext value={place}>
        <Blocks blocks={[{ ...filter }]} />
      </BlockPlaceContext>
    </EnglishPage>,
  );

it('shows its blocks in a page of the category that it names', async () => {
  const place = show({ categoryId: '1110', path: '/c/boots-1110' });
  await expect.poll(() => place.querySelector('[data-block=filter-by] [data-block=linked-card]')?.textContent).toContain('For boots alone');
});

it('leaves neither blocks nor space on another page', async () => {
  const place = show({ categoryId: '1120', path: '/c/shoes-1120' });
  await expect.poll(() => place.querySelector('[data-kind=filter-by]')?.childElementCount).toBe(0);
  expect(getComputedStyle(place.querySelector('[data-kind=filter-by]')!).marginBlockEnd).toBe('0px');
});
