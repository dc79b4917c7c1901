import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { makeLine } from '#src/cart/testing/make-view.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { ItemList } from './item-list.tsx';

const { item } = makeLine('400', {}, { slug: 'shoe-400', pdpUrl: '/en-us/p/shoe-400-ABCDEFGH' });
const link = page.getByRole('link', { name: item.name });

it.each([true, false])('names lead to their products, or do not: linked %s', async (linked) => {
  renderInPage(
    <EnglishPage>
      <ItemList label="Items" items={[item]} linked={linked} />
    </EnglishPage>,
  );
  await expect.element(page.getByText(item.name)).toBeVisible();
  expect(link.elements()).toHaveLength(linked ? 1 : 0);
  if (linked) await expect.element(link).toHaveAttribute('href', item.pdpUrl);
});

it('a name stays a name where the shop has no page for it', async () => {
  renderInPage(
    <EnglishPage>
      <ItemList label="Items" items={[{ ...item, slug: '' }]} linked />
    </EnglishPage>,
  );
  await expect.element(page.getByText(item.name)).toBeVisible();
  expect(link.elements()).toHaveLength(0);
});
