import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations, renderInPage } from '../testing/render-in-page.tsx';
import { NoticeOutlet } from './notice-outlet.tsx';
import { notices } from './notices.ts';

afterEach(() => {
  for (const level of ['top', 'item', 'input'] as const) notices.clear(level);
});

it('shows each notice at its own place only', async () => {
  renderInPage(
    <>
      <NoticeOutlet level="top" />
      <section aria-label="line 1">
        <NoticeOutlet level="item" target="1" />
      </section>
      <section aria-label="line 2">
        <NoticeOutlet level="item" target="2" />
      </section>
    </>,
  );
  notices.show({ level: 'item', target: '2', title: 'Only 2 left' });
  await expect.element(page.getByRole('region', { name: 'line 2' }).getByText('Only 2 left')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'line 1' })).toHaveTextContent('');
  expect(await axeViolations()).toEqual([]);
});

it('offers what can be done about it, and can be dismissed unless an answer is needed', async () => {
  const onPress = vi.fn<() => void>();
  renderInPage(<NoticeOutlet level="top" />);
  notices.show({ level: 'top', title: 'Prices changed', text: 'Look at your basket', action: { label: 'Look', onPress } });
  await page.getByRole('button', { name: 'Look' }).click();
  expect(onPress).toHaveBeenCalledTimes(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText('Prices changed')).not.toBeInTheDocument();
  notices.show({ level: 'top', title: 'Choose a store', dismissible: false });
  await expect.element(page.getByText('Choose a store')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
});
