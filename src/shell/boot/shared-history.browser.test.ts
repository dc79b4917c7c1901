import type { RouterHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { createSharedHistory } from './shared-history.ts';

const before = location.href;
const loadPage = vi.fn<() => void>();
const hear = vi.fn<() => void>();
/** The browser is at another entry, and whoever was to hear of it has heard. */
const arrived = async (): Promise<void> => {
  await expect.poll(() => hear.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
};
const openDialog = () => dialogManager.open('sign-in', {});

let history: RouterHistory;

beforeEach(() => {
  addEventListener('popstate', hear);
  history = createSharedHistory();
  history.subscribe(loadPage);
  dialogManager.register('sign-in', () => Promise.resolve({ default: () => null }), { title: () => 'Sign in' });
});
afterEach(async () => {
  dialogManager.closeForNavigation();
  dialogManager.useHistory(undefined);
  history.destroy();
  removeEventListener('popstate', hear);
  window.history.replaceState(null, '', before);
  loadPage.mockReset();
  hear.mockReset();
});

it('does not load the page again when a dialog closes', async () => {
  openDialog().close();
  await arrived();
  expect(loadPage).not.toHaveBeenCalled();
});

it('does not load the page again when Back closes a dialog', async () => {
  const dialog = openDialog();
  window.history.back();
  await arrived();
  await dialog.closed;
  expect(loadPage).not.toHaveBeenCalled();
});

it('does not load the page again when a dialog opens while the Back of another is under way', async () => {
  openDialog().close();
  openDialog();
  await arrived();
  expect(loadPage).not.toHaveBeenCalled();
  expect(dialogManager.isOpen('sign-in')).toBe(true);
});

it('loads the page that Back leads to when no dialog is open', async () => {
  history.push('?page=2');
  history.flush();
  loadPage.mockReset();
  window.history.back();
  await arrived();
  expect(loadPage).toHaveBeenCalledOnce();
});

it('loads the page where its address has changed under the dialog', async () => {
  openDialog();
  history.replace('?sort=price');
  history.flush();
  loadPage.mockReset();
  dialogManager.close(undefined);
  await arrived();
  expect(loadPage).toHaveBeenCalledOnce();
  expect(history.location.search).toBe(new URL(before).search);
});
