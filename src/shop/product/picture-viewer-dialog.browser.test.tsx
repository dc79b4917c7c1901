import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { DialogHost } from '#ui/dialog/dialog-host.tsx';
import { closeDialog, openDialog, registerDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const pictures = ['side', 'top'].map((angle) => ({ key: 'BOOT', angle, alt: `Boot, ${angle}`, tone: '#efece7' }));
const viewer = page.getByRole('dialog', { name: 'Pictures of Boot' });

/** Ends the wait of the large picture. */
let arrive = (): void => undefined;
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  );
});
afterEach(async () => {
  closeDialog();
  await expect.element(viewer).not.toBeInTheDocument();
  vi.restoreAllMocks();
});

const open = (shown: readonly string[]): void => {
  registerDialog('product-pictures', () => import('./picture-viewer-dialog.tsx'), { title: ({ name }) => `Pictures of ${name}`, size: 'full' });
  renderInPage(
    <EnglishPage>
      <DialogHost />
    </EnglishPage>,
  );
  openDialog('product-pictures', { name: 'Boot', pictures, index: 0, shown });
};
const picture = (angle: string) => viewer.getByRole('img', { name: `Boot, ${angle}` });

it('an enlarged picture is at first the one that was on the page, until the large one is decoded', async () => {
  open([PIXEL]);
  await expect.element(picture('side')).toHaveAttribute('src', PIXEL);
  await expect.element(picture('side')).not.toHaveAttribute('srcset');
  expect(await axeViolations()).toEqual([]);
  arrive();
  await expect.element(picture('side')).toHaveAttribute('src', '/images/BOOT/side/1200');
  await expect.element(picture('side')).toHaveAttribute('srcset', expect.stringContaining('/images/BOOT/side/1200 2400w'));
});

it('the next picture, which the page has not loaded, begins with a small one', async () => {
  open([PIXEL, '']);
  await expect.element(picture('side')).toBeVisible();
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect.element(picture('top')).toHaveAttribute('src', '/images/BOOT/top/480');
  arrive();
  await expect.element(picture('top')).toHaveAttribute('src', '/images/BOOT/top/1200');
});
