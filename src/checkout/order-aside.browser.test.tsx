import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { makeLine, makeView } from '#src/cart/testing/make-view.ts';
import { noteReach } from '#src/base/connectivity/reach.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { OrderAside } from './order-aside.tsx';

afterEach(() => page.viewport(414, 896));

it('keeps what it comes to in sight on small screens while the form is scrolled, and scrolls with it when unfolded', async () => {
  await page.viewport(390, 800);
  const root = renderInPage(
    <EnglishPage>
      <OrderAside view={makeView([makeLine('400')])} coupons={null} totals={null} remark={() => undefined} />
      <div style={{ blockSize: '4000px' }} />
    </EnglishPage>,
  );
  const aside = root.querySelector('aside')!;
  const top = (): number => aside.getBoundingClientRect().top;
  scrollTo(0, 1_500);
  await expect.poll(() => Math.round(top())).toBe(0);
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect.poll(top).toBeLessThan(-500);
  scrollTo(0, 0);
});

it('says beside the totals of when the prices are while the shop is out of reach', async () => {
  renderInPage(
    <EnglishPage>
      <OrderAside view={makeView([makeLine('400')], { asOf: new Date().toISOString() })} coupons={null} totals={null} remark={() => undefined} />
    </EnglishPage>,
  );
  await expect.element(page.getByText('Shoe 400').first()).toBeInTheDocument();
  expect(page.getByText(/^Prices and stock as of/).elements()).toEqual([]);
  noteReach(false);
  await expect.element(page.getByText(/^Prices and stock as of \d/).first()).toBeInTheDocument();
  noteReach(true);
  await expect.poll(() => page.getByText(/^Prices and stock as of/).elements()).toEqual([]);
});
