import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { animationsFinished } from '../testing/animations-finished.ts';
import { axeViolations, renderInPage } from '../testing/render-in-page.tsx';
import { Tooltip } from './tooltip.tsx';

const Price = () => (
  <Tooltip text="Estimated on this device">
    {(id) => (
      <button type="button" aria-describedby={id}>
        About the price
      </button>
    )}
  </Tooltip>
);
const text = () => page.getByText('Estimated on this device');

it('describes its control, shown or not, with no axe violations', async () => {
  renderInPage(<Price />);
  await expect.element(page.getByRole('button')).toHaveAccessibleDescription('Estimated on this device');
  expect(await axeViolations()).toEqual([]);
});

it('comes with the focus, goes with Escape, and does not come back by itself (WCAG 1.4.13)', async () => {
  renderInPage(<Price />);
  await expect.element(text()).not.toBeVisible();
  await userEvent.tab();
  await expect.element(text()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(text()).not.toBeVisible();
  await expect.element(page.getByRole('button')).toHaveFocus();
});

it('can be hovered itself', async () => {
  renderInPage(<Price />);
  const main = page.getByRole('main').element() as HTMLElement;
  main.style.setProperty('padding', '100px');
  await page.getByRole('button').hover();
  await expect.element(text()).toBeVisible();
  await text().hover();
  await animationsFinished();
  await expect.element(text()).toBeVisible();
});
