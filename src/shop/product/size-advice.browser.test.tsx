import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SizeAdvice as Advice } from '#contract/calls/discovery.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { forgetFoot } from '#src/base/foot-size/foot-size.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { FootFinder } from './foot-finder.tsx';
import { SizeAdvice } from './size-advice.tsx';
import { makeDetails } from './testing/make-details.ts';

const SESSION = 'waymark.session';
const product = { ...makeDetails({ colors: ['BLK'], sizes: ['8', '9', '10'], stock: { 'BLK/9': 5 } }), sizeChartType: 'shoes-men' };
const sizes = [8, 9, 10].map((us) => ({ foot: 180 + us * 10, size: String(us), label: String(us) }));
const groups = [{ productType: 'shoes-men', title: 'Men’s shoes', note: '', sizes }];
const kept: Advice = {
  size: '9',
  label: '9',
  ordered: { name: 'Ridge Runner', label: '9', outcome: 'kept', orderedAt: '2026-05-01T00:00:00.000Z' },
};

let asked: string[] = [];
const show = (answer: () => unknown, chosen?: string, more = {}) => {
  const onChoose = vi.fn<(size: string) => void>();
  const api = (async (name: string) => {
    asked.push(name);
    return name === 'fapi.components.foot-sizes' ? { groups } : answer();
  }) as unknown as Api;
  const place = renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <div>
          <h1>Shoe</h1>
          <SizeAdvice product={{ ...product, ...more }} chosen={chosen} onChoose={onChoose} />
          <h2>Sizes</h2>
          <FootFinder type="shoes-men" unit="cm" />
        </div>
      </EnglishPage>
    </WithApi>,
  );
  return { place, onChoose };
};
const signIn = (subject = 'ada'): void => localStorage.setItem(SESSION, JSON.stringify({ type: 'Registered', subject }));
const suggestion = () => page.getByText(/We suggest size/);

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  localStorage.removeItem(SESSION);
  forgetFoot();
  dispatchEvent(new StorageEvent('storage', { key: SESSION }));
});

it('suggests what was kept and says why, and takes the size with one press', async () => {
  signIn();
  const { place, onChoose } = show(() => ({ advice: kept }));
  await expect.element(suggestion()).toHaveTextContent('We suggest size 9');
  await expect.element(page.getByText('You ordered 9 in Ridge Runner.')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Choose 9' }).click();
  expect(onChoose).toHaveBeenCalledWith('9');
});

it('says that a size came back and how reviews find the fit', async () => {
  signIn();
  const fit = { runs: 'small' as const, count: 12 };
  show(() => ({ advice: { ...kept, size: '10', label: '10', fit, ordered: { ...kept.ordered, outcome: 'too-small' as const } } }), '10');
  const reason = 'You ordered 9 in Ridge Runner and returned it as too small. Most of 12 customers say that this one runs small.';
  await expect.element(page.getByText(reason)).toBeVisible();
  expect(page.getByRole('button', { name: /Choose/ }).elements()).toEqual([]);
});

it('asks and says nothing for somebody of whom nothing is known, and for things without a size chart', async () => {
  show(() => ({ advice: kept }));
  await expect.element(page.getByRole('heading', { name: 'Find your size by your foot' })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['fapi.components.foot-sizes']));
  signIn();
  show(() => ({ advice: kept }), undefined, { sizeChartType: undefined });
  expect(asked).not.toContain('products.sizeAdvice');
  expect(suggestion().elements()).toEqual([]);
});

it('is quiet where the shop knows no size and where it fails', async () => {
  signIn();
  show(() => ({}));
  await expect.poll(() => asked).toContain('products.sizeAdvice');
  expect(suggestion().elements()).toEqual([]);
  signIn('eve');
  dispatchEvent(new StorageEvent('storage', { key: SESSION }));
  show(() => {
    throw new Error('The shop failed');
  });
  await expect.poll(() => asked.filter((name) => name === 'products.sizeAdvice').length).toBeGreaterThan(1);
  expect(suggestion().elements()).toEqual([]);
});

it('finds a size by the foot, remembers it when asked, and suggests it without an account', async () => {
  const { place } = show(() => ({}));
  const field = page.getByRole('textbox', { name: 'Length of your foot in centimeters' });
  const find = page.getByRole('button', { name: 'Find your size by your foot' });
  await field.fill('three');
  await find.click();
  await expect.element(page.getByText('Enter a length from 8 to 40.')).toBeVisible();
  await field.fill('26.4');
  await find.click();
  await expect.element(page.getByText('Your size is 9')).toBeVisible();
  expect(suggestion().elements()).toEqual([]);
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Remember on this device' }).click();
  await expect.element(suggestion()).toHaveTextContent('We suggest size 9');
  await expect.element(page.getByText('Your foot measures 10.4 in.')).toBeVisible();
  await field.fill('31');
  await find.click();
  await expect.element(page.getByText('These shoes aren’t made for this length.')).toBeVisible();
  await expect.element(suggestion()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Forget the length' }).click();
  expect(localStorage.getItem('waymark.foot')).toBeNull();
  expect(asked).not.toContain('products.sizeAdvice');
});
