import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contrastOf, luminance } from '#tests/support/luminance.ts';
import { axeViolations, renderInPage } from '../testing/render-in-page.tsx';
import { ToastRegion } from './toast-region.tsx';
import { showToast, toasts } from './toasts.ts';

/** The luminance of colors that lie over each other, the lowest first. */
const luminanceOf = (...colors: readonly string[]): number => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  for (const color of colors) {
    canvas!.fillStyle = color;
    canvas!.fillRect(0, 0, 1, 1);
  }
  return luminance([...canvas!.getImageData(0, 0, 1, 1).data]);
};

afterEach(() => {
  for (const toast of toasts.getToasts()) toasts.dismiss(toast.id);
  vi.useRealTimers();
});

it('has no axe violations, empty or full', async () => {
  renderInPage(<ToastRegion />);
  expect(await axeViolations()).toEqual([]);
  showToast({ title: 'Saved', kind: 'success' });
  showToast({ title: 'Not saved', text: 'Try again later', kind: 'error', action: { label: 'Retry', onPress: () => undefined } });
  await expect.element(page.getByText('Not saved')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('has its live regions before the first notice, and lets only errors interrupt', async () => {
  renderInPage(<ToastRegion />);
  expect(document.querySelectorAll('[data-ui-toasts] [aria-live]')).toHaveLength(2);
  showToast({ title: 'Saved' });
  showToast({ title: 'Not saved', kind: 'error' });
  await expect.element(page.getByText('Not saved')).toBeVisible();
  const regionOf = (messages: string) => page.getByText(messages, { exact: true }).element().closest('[aria-live]')?.getAttribute('aria-live');
  expect(regionOf('Saved')).toBe('polite');
  expect(regionOf('Not saved')).toBe('assertive');
});

it('goes by itself, but not while the focus is on it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  renderInPage(<ToastRegion />);
  showToast({ title: 'Removed', action: { label: 'Undo', onPress: () => undefined } });
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  (page.getByRole('button', { name: 'Undo' }).element() as HTMLElement).focus();
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText('Removed')).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText('Removed')).not.toBeInTheDocument();
});

it('undoes once and goes', async () => {
  const onPress = vi.fn<() => void>();
  renderInPage(<ToastRegion />);
  showToast({ title: 'Removed', action: { label: 'Undo', onPress } });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(onPress).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('Removed')).not.toBeInTheDocument();
});

it('tells when the shopper closes it, and not when its action is pressed', async () => {
  const onDismiss = vi.fn<() => void>();
  renderInPage(<ToastRegion />);
  showToast({ title: 'Install', action: { label: 'Yes', onPress: () => undefined }, onDismiss });
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByText('Install')).not.toBeInTheDocument();
  expect(onDismiss).not.toHaveBeenCalled();
  showToast({ title: 'Install', action: { label: 'Yes', onPress: () => undefined }, onDismiss });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('is dismissed by keyboard', async () => {
  renderInPage(<ToastRegion />);
  showToast({ title: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
});

it.each(['light', 'dark'])('is told by its border from a footer that is as dark: %s', async (theme) => {
  document.documentElement.dataset.theme = theme;
  const place = renderInPage(
    <>
      <footer style={{ background: 'var(--color-deep)' }} />
      <ToastRegion />
    </>,
  );
  showToast({ title: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(page.getByRole('listitem').element());
  const ground = getComputedStyle(place.querySelector('footer') ?? place).backgroundColor;
  delete document.documentElement.dataset.theme;
  expect(Number.parseFloat(borderTopWidth)).toBeGreaterThanOrEqual(1);
  expect(contrastOf(luminanceOf(backgroundColor, borderTopColor), luminanceOf(ground))).toBeGreaterThanOrEqual(3);
});
