import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ShownEntry } from '#db/lanes/fold.ts';
import type { Saved } from '#db/lanes/saved.ts';
import { EnglishPage } from '#src/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { SavedRow } from './saved-row.tsx';
import { makeKnown, makeLine } from './testing/make-view.ts';

const NAME = 'Shoe 400';
const saved: ShownEntry<Saved> = {
  key: '400',
  itemId: null,
  mark: 'saved',
  value: { ...makeKnown('400'), qty: 1, available: true, priceThen: null },
};

it.each([
  ['of the basket', <CartLineRow key="line" line={makeLine('400')} offline={false} flash={[]} />],
  ['of the mini cart', <CartLineRow key="line" line={makeLine('400')} offline={false} flash={[]} compact />],
  ['saved for later', <SavedRow key="line" entry={saved} />],
])('a line %s has its picture first, its name beside it, and its price at the end', async (_, row) => {
  const place = renderInPage(
    <EnglishPage>
      <h1>Your basket</h1>
      <h2>Lines</h2>
      <ul>{row}</ul>
    </EnglishPage>,
  );
  const name = page.getByRole('heading', { name: NAME });
  await expect.element(name).toBeVisible();
  const box = (element: Element | null | undefined): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();
  const line = box(place.querySelector('li'));
  const picture = box(place.querySelector('li a[aria-hidden]'));
  const words = box(name.element());
  const price = box(page.getByText('$99.00').first().element());
  expect([picture.left, picture.width > 0]).toEqual([line.left, true]);
  expect(words.left).toBeGreaterThanOrEqual(picture.right);
  expect(words.top).toBeLessThan(picture.bottom);
  expect(price.left).toBeGreaterThanOrEqual(words.left);
  expect(price.top).toBeLessThan(picture.bottom);
  expect(await axeViolations(place)).toEqual([]);
});
