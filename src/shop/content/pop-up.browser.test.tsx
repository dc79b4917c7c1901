import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PopUp as PopUpBlock } from '#contract/calls/content/dialogs.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { PopUp, type PopUpEvent } from './pop-up.tsx';

const letters: PopUpBlock = {
  name: 'newsletter-2026',
  delay: 60_000,
  title: 'Letters',
  minimizedTitle: 'Newsletter',
  maximizedTitle: 'First to know',
  disclaimer: 'You can stop them with one press.',
  targets: [{ url: '#letters', text: 'Subscribe' }],
};

const show = (popUp: PopUpBlock = letters) => {
  const said: PopUpEvent[] = [];
  const close = vi.fn<() => void>();
  const place = renderInPage(
    <EnglishPage>
      <button type="button">Before</button>
      <PopUp popUp={popUp} onClose={close} onEvent={(event) => said.push(event)} />
    </EnglishPage>,
  );
  return { said, close, place };
};
const offer = page.getByRole('complementary', { name: 'Offer' });

afterEach(() => void vi.useRealTimers());

it('stands small at first and takes no focus; pressed, it says the whole offer', async () => {
  const { said, place } = show();
  await expect.element(offer).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  expect(said.map(({ what }) => what)).toContain('impression');
  await expect.element(page.getByRole('heading', { name: 'First to know' })).not.toBeInTheDocument();
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Open: Newsletter' }).click();
  await expect.element(page.getByRole('heading', { name: 'First to know' })).toBeVisible();
  await expect.element(page.getByText('You can stop them with one press.')).toBeVisible();
  expect(said.filter(({ what }) => what === 'expand')).toEqual([{ what: 'expand', name: 'newsletter-2026', tracked: 'Newsletter' }]);
  expect(await axeViolations(place)).toEqual([]);
});

it('is whole by itself after its delay, and says so once', async () => {
  const { said } = show({ ...letters, name: 'stores-2026', delay: 50 });
  await userEvent.hover(page.getByRole('button', { name: 'Before' }));
  await expect.element(page.getByRole('heading', { name: 'First to know' })).toBeVisible();
  expect(said.filter(({ what }) => what === 'expand')).toEqual([{ what: 'expand', name: 'stores-2026', tracked: 'Account' }]);
});

it('does not move away under a pointer: it becomes whole once the pointer has left it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { said } = show({ ...letters, delay: 1000 });
  await userEvent.hover(page.getByRole('button', { name: 'Close' }));
  vi.advanceTimersByTime(2000);
  expect(said.map(({ what }) => what)).not.toContain('expand');
  await userEvent.hover(page.getByRole('button', { name: 'Before' }));
  vi.advanceTimersByTime(1000);
  await expect.element(page.getByRole('heading', { name: 'First to know' })).toBeVisible();
});

it('is closed by its button, and by the way that it leads', async () => {
  const { said, close } = show();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(close).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Open: Newsletter' }).click();
  await page.getByRole('link', { name: 'Subscribe' }).click();
  expect(close).toHaveBeenCalledTimes(2);
  expect(said.at(-1)).toEqual({ what: 'click', name: 'newsletter-2026', tracked: 'Newsletter', text: 'Subscribe' });
});

it('steps aside while it would lie over a product, and comes back', async () => {
  const { place } = show();
  await expect.element(offer).toBeVisible();
  const card = document.createElement('article');
  card.dataset.covered = '';
  card.append(Object.assign(document.createElement('p'), { textContent: '$10' }));
  card.firstElementChild?.setAttribute('data-price', '');
  card.style.cssText = 'position: fixed; inset: 0';
  place.append(card);
  dispatchEvent(new Event('scroll'));
  await expect.element(offer).not.toBeInTheDocument();
  card.remove();
  dispatchEvent(new Event('scroll'));
  await expect.element(offer).toBeVisible();
});
