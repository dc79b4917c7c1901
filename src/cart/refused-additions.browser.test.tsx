import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { RefusedChange } from '#db/cart/view.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { cart } from './cart.ts';
import { RefusedAdditions } from './refused-additions.tsx';
import { makeKnown, makeLine, makeView } from './testing/make-view.ts';

const gift: RefusedChange = {
  id: 'one',
  type: 'add-item',
  change: { type: 'add-item', args: { item: makeKnown('400', 'Free Sock'), qty: 1 } },
  line: '400',
  refusal: { code: 'GWP403', status: 403 },
  at: '2026-11-21T09:00:00.000Z',
};
const unknown: RefusedChange = { ...gift, id: 'two', type: 'of-later', change: null, line: null };

beforeEach(() => {
  vi.spyOn(cart, 'retry').mockResolvedValue();
  vi.spyOn(cart, 'dismiss').mockResolvedValue();
  return () => vi.restoreAllMocks();
});

it('says what was not added and why, and lets each be tried again or dismissed', async () => {
  const ghost = makeLine('400', { ghost: true, mark: 'refused', refused: [gift], known: makeKnown('400', 'Free Sock') }, { name: 'Free Sock' });
  const place = renderInPage(
    <EnglishPage>
      <h1>Cart</h1>
      <RefusedAdditions view={makeView([makeLine('401'), ghost], { refused: [gift, unknown] })} />
    </EnglishPage>,
  );
  await expect.element(page.getByRole('heading', { name: '2 changes weren’t made' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Free Sock' })).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(2);
  await page.getByRole('button', { name: /^Try again: .*Free Sock/ }).click();
  expect(cart.retry).toHaveBeenCalledExactlyOnceWith('one');
  await page.getByRole('button', { name: /^Dismiss: .*Free Sock/ }).click();
  expect(cart.dismiss).toHaveBeenCalledExactlyOnceWith('one');
  expect(await axeViolations(place)).toEqual([]);
});

it('shows nothing where nothing was refused, or at a line that is there', () => {
  const place = renderInPage(
    <EnglishPage>
      <RefusedAdditions view={makeView([makeLine('400', { mark: 'refused', refused: [gift] })])} />
    </EnglishPage>,
  );
  expect(place.textContent).toBe('');
});
