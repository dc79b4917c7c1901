import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { animationsFinished } from '../testing/animations-finished.ts';
import { axeViolations, renderInPage } from '../testing/render-in-page.tsx';
import { Popover, type PopoverProps } from './popover.tsx';

afterEach(() => void vi.useRealTimers());

function Menu(props: Partial<PopoverProps>) {
  const [route, setRoute] = useState('/');
  return (
    <div data-popover-bar="">
      <Popover
        label="Shoes"
        closeOn={route}
        renderTrigger={(trigger) => (
          <button type="button" {...trigger}>
            Open shoes
          </button>
        )}
        {...props}
      >
        <a href="#running" onClick={() => setRoute('/running')}>
          Running
        </a>
      </Popover>
      <a href="#elsewhere">Elsewhere</a>
    </div>
  );
}

const trigger = () => page.getByRole('button', { name: 'Open shoes' });
const link = () => page.getByRole('link', { name: 'Running' });

it('has no axe violations, closed or open', async () => {
  renderInPage(<Menu />);
  expect(await axeViolations()).toEqual([]);
  await trigger().click();
  await expect.element(link()).toBeVisible();
  // While it fades in, its text has less contrast.
  await animationsFinished();
  expect(await axeViolations()).toEqual([]);
});

it('opens and closes by keyboard, and Escape gives the focus back', async () => {
  renderInPage(<Menu />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(trigger()).toHaveAttribute('data-open');
  await userEvent.tab();
  await expect.element(link()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveFocus();
  await expect.element(trigger()).not.toHaveAttribute('data-open');
});

it('closes when one presses elsewhere, and when the route changes', async () => {
  renderInPage(<Menu />);
  await trigger().click();
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.element(trigger()).not.toHaveAttribute('data-open');
  await trigger().click();
  await link().click();
  await expect.element(trigger()).not.toHaveAttribute('data-open');
});

it('opens for a mouse that rests on the trigger, and stays while the mouse is inside', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderInPage(<Menu openOnHover />);
  await trigger().hover();
  vi.advanceTimersByTime(1_000);
  await expect.element(link()).toBeVisible();
  await link().hover();
  vi.advanceTimersByTime(1_000);
  expect(document.querySelectorAll(':popover-open')).toHaveLength(1);
  await expect.element(link()).toBeVisible();
  await page.getByRole('link', { name: 'Elsewhere' }).hover();
  vi.advanceTimersByTime(1_000);
  await expect.element(trigger()).not.toHaveAttribute('data-open');
});

it('stands under its trigger, and as a band under the bar', async () => {
  renderInPage(<Menu />);
  await trigger().click();
  const under = trigger().element().getBoundingClientRect();
  const panel = page.getByRole('group', { name: 'Shoes' }).element();
  await expect.poll(() => Math.round(panel.getBoundingClientRect().top)).toBe(Math.round(under.bottom + 8));
  await userEvent.keyboard('{Escape}');
  renderInPage(<Menu placement="bar" />);
  await trigger().click();
  const bar = document.querySelector('[data-popover-bar]')?.getBoundingClientRect();
  await expect.poll(() => Math.round(panel.getBoundingClientRect().top)).toBe(Math.round(bar?.bottom ?? -1));
  expect(panel.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
});
