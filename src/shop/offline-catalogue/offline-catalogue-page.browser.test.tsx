import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DownloadEnd } from '#db/catalogue/download.ts';
import type { Progress } from '#db/catalogue/ports.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import type { CatalogueApi, CatalogueStatus } from '#workers/catalogue/types.ts';
import { OfflineCataloguePage } from './offline-catalogue-page.tsx';

const ABSENT: CatalogueStatus = { state: 'absent', bytes: 0, products: 0 };
const INSTALLED: CatalogueStatus = { state: 'installed', bytes: 880_000, products: 323, asOf: '2026-11-21T10:00:00.000Z' };

interface Device {
  downloads: number;
  status: CatalogueStatus;
  progress: (progress: Progress) => void;
  end: (end: DownloadEnd) => void;
}

/** The page over a worker whose download ends when the test says how. */
const show = (status: CatalogueStatus, kept = true) => {
  const device: Device = { downloads: 0, status, progress: () => {}, end: () => {} };
  const catalogue = {
    status: async () => device.status,
    offer: async () => ({ size: 109_000, products: 323 }),
    download: (_: string, onProgress: (progress: Progress) => void) => {
      device.downloads += 1;
      device.progress = onProgress;
      return new Promise<DownloadEnd>((resolve) => {
        device.end = resolve;
      });
    },
    cancel: async () => {
      device.status = { ...ABSENT, state: 'partial' };
      device.end('cancelled');
    },
    remove: async () => {
      device.status = ABSENT;
    },
  } as unknown as CatalogueApi;
  const persist = vi.fn<() => Promise<boolean>>(async () => kept);
  const place = renderInPage(
    <EnglishPage>
      <OfflineCataloguePage ports={{ open: async () => catalogue, persist, bringMore: async () => undefined }} />
    </EnglishPage>,
  );
  return { device, persist, place };
};
const button = (name: string) => page.getByRole('button', { name });
/** Presses the button; the worker has been asked when this is over. */
const take = async (device: Device): Promise<void> => {
  await button('Take the shop with me').click();
  await vi.waitFor(() => expect(device.downloads).toBe(1));
};

it('says what the download is, shows how far it is, and that the shop is on the device', async () => {
  const { device, persist, place } = show(ABSENT);
  await expect.element(page.getByText(/^323 products, 109 kB to download\./)).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  await take(device);
  device.progress({ done: 40_000, total: 109_000 });
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '40000');
  await expect.element(page.getByText('40 kB of 109 kB')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  expect(persist).not.toHaveBeenCalled();
  device.status = INSTALLED;
  device.end('installed');
  await expect.element(page.getByRole('heading', { name: 'The shop is on this device' })).toHaveFocus();
  await expect.element(page.getByText('323 products, 880 kB of storage')).toBeVisible();
  await expect.element(page.getByText(/^Prices and stock as of/)).toBeVisible();
  await expect.element(page.getByText('Your browser keeps it until you delete it.')).toBeVisible();
  expect(persist).toHaveBeenCalledOnce();
  expect(await axeViolations(place)).toEqual([]);
});

it('is cancelled, and resumed', async () => {
  const { device } = show(ABSENT);
  await take(device);
  await button('Cancel download').click();
  await expect.element(page.getByText('Download stopped. What has arrived stays on this device.')).toBeVisible();
  await expect.element(button('Resume download')).toBeVisible();
});

it.for([
  ['quota', /^There isn’t enough free storage/],
  ['denied', /^Your browser doesn’t allow storage/],
  ['no-answer', /^We couldn’t reach our servers/],
  ['damaged', /^The download arrived damaged/],
] as const)('says why a download has ended: %s', async ([end, text]) => {
  const { device, persist } = show(ABSENT);
  await take(device);
  device.end(end);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(button('Take the shop with me')).toBeVisible();
  expect(persist).not.toHaveBeenCalled();
});

it('is deleted', async () => {
  show(INSTALLED);
  await button('Delete from this device').click();
  await expect.element(page.getByText('The shop has been deleted from this device.')).toBeVisible();
  await expect.element(button('Take the shop with me')).toBeVisible();
});

it('says that the browser may delete it where it is not kept', async () => {
  const { device } = show(ABSENT, false);
  await take(device);
  device.status = INSTALLED;
  device.end('installed');
  await expect.element(page.getByText('Your browser may delete it when storage runs low.')).toBeVisible();
});
