import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ShownEntry } from '#db/list-sync/fold.ts';
import type { Saved } from '#db/list-sync/saved.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { closeDialog, dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
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
      <h1>Your cart</h1>
      <h2>Lines</h2>
      <ul>{row}</ul>
    </EnglishPage>,
  );
  const name = page.getByRole('heading', { name: NAME });
  await expect.element(name).toBeVisible();
  const box = (element: Element | null | undefined): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();
  const line = box(place.querySelector('li'));
  const picture = box(place.querySelector('li a[aria-hidden]'));
  const text = box(name.element());
  const price = box(page.getByText('$99.00').first().element());
  expect([picture.left, picture.width > 0]).toEqual([line.left, true]);
  expect(text.left).toBeGreaterThanOrEqual(picture.right);
  expect(text.top).toBeLessThan(picture.bottom);
  expect(price.left).toBeGreaterThanOrEqual(text.left);
  expect(price.top).toBeLessThan(picture.bottom);
  expect(await axeViolations(place)).toEqual([]);
});

it.each([
  ['a thing that can be had', saved, true],
  ['one that cannot be had in this size', { ...saved, value: { ...saved.value, available: false } }, true],
  ['one that is made to order', { ...saved, value: { ...saved.value, facts: { ...makeKnown('400').facts, isCustoms: true } } }, false],
  ['one that is no longer sold', { ...saved, value: { ...saved.value, facts: null } }, false],
])('what is saved for later can be changed where it has colors and sizes: %s', async (_, entry, changes) => {
  dialogManager.register('quick-shop', () => new Promise(() => undefined), { title: () => 'Quickshop' });
  renderInPage(
    <EnglishPage>
      <ul>
        <SavedRow entry={entry} />
      </ul>
    </EnglishPage>,
  );
  await expect.element(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  const button = page.getByRole('button', { name: `Edit ${NAME}, saved for later` });
  expect(button.elements()).toHaveLength(changes ? 1 : 0);
  if (!changes) return;
  await button.click();
  expect(dialogManager.getEntries().at(-1)?.props).toEqual({ productId: 'TRAIL001', saved: entry });
  closeDialog();
});

it.each([
  [true, 'Saved on this device. Syncs when you’re back online'],
  [false, 'Waiting to sync'],
])('a line is said to be kept once the device has it on disk: %s', async (kept, text) => {
  renderInPage(
    <EnglishPage>
      <ul>
        <CartLineRow line={makeLine('400', { mark: 'waiting', kept })} offline flash={[]} />
      </ul>
    </EnglishPage>,
  );
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});
