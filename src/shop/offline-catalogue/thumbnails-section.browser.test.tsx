import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Progress } from '#db/catalogue/ports.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import type { ThumbnailEnd, ThumbnailStatus } from '#workers/catalogue/thumbnails.ts';
import type { CatalogueApi } from '#workers/catalogue/types.ts';
import { ThumbnailsSection } from './thumbnails-section.tsx';

const ABSENT: ThumbnailStatus = { state: 'absent', pictures: 0, bytes: 0, total: 900, size: 3_600_000 };
const PARTIAL: ThumbnailStatus = { state: 'partial', pictures: 200, bytes: 800_000, total: 900, size: 2_800_000 };
const WHOLE: ThumbnailStatus = { state: 'whole', pictures: 900, bytes: 3_600_000, total: 900, size: 0 };

interface Device {
  downloads: number;
  status: ThumbnailStatus | undefined;
  progress: (progress: Progress) => void;
  end: (end: ThumbnailEnd) => void;
}

/** The section over a worker whose download ends when the test says how. */
const show = (status: ThumbnailStatus | undefined) => {
  const device: Device = { downloads: 0, status, progress: () => {}, end: () => {} };
  const catalogue = {
    thumbnails: async () => device.status,
    downloadThumbnails: (_: string, onProgress: (progress: Progress) => void) => {
      device.downloads += 1;
      device.progress = onProgress;
      return new Promise<ThumbnailEnd>((resolve) => {
        device.end = resolve;
      });
    },
    cancelThumbnails: async () => {
      device.status = PARTIAL;
      device.end('cancelled');
    },
    removeThumbnails: async () => {
      device.status = ABSENT;
    },
  } as unknown as CatalogueApi;
  const place = renderInPage(
    <EnglishPage>
      <h1>Shop offline</h1>
      <ThumbnailsSection ports={{ open: async () => catalogue }} />
    </EnglishPage>,
  );
  return { device, place };
};
const button = (name: string) => page.getByRole('button', { name });
const begin = async (device: { readonly downloads: number }, name = 'Download pictures'): Promise<void> => {
  await button(name).click();
  await vi.waitFor(() => expect(device.downloads).toBe(1));
};

it('says how many pictures there are and about how large they are, shows how many have come, and that they are there', async () => {
  const { device, place } = show(ABSENT);
  await expect.element(page.getByText('900 pictures, about 3.6 MB to download.')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  await begin(device);
  device.progress({ done: 300, total: 900 });
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '300');
  await expect.element(page.getByText('300 of 900 pictures')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  device.status = WHOLE;
  device.end('whole');
  await expect.element(page.getByRole('heading', { name: 'The pictures are on this device' })).toBeVisible();
  await expect.element(page.getByText('900 pictures, 3.6 MB of storage')).toBeVisible();
  await expect.element(button('Download pictures')).not.toBeInTheDocument();
  expect(await axeViolations(place)).toEqual([]);
});

it('is stopped with the keyboard, which goes on at its heading, and resumed', async () => {
  const { device } = show(ABSENT);
  await begin(device);
  (button('Cancel pictures').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Pictures stopped. Those that have arrived stay on this device.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Product pictures' })).toHaveFocus();
  await expect.element(page.getByText('700 pictures, about 2.8 MB to download.')).toBeVisible();
  await expect.element(button('Resume pictures')).toBeVisible();
});

it.for([
  ['no-answer', /^We couldn’t reach our servers/],
  ['no-room', /^There isn’t enough free storage for the pictures/],
  ['failed', /^The download couldn’t be saved/],
] as const)('says why a download has ended: %s', async ([end, text]) => {
  const { device } = show(ABSENT);
  await begin(device);
  device.end(end);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(button('Download pictures')).toBeVisible();
});

it('is deleted by itself', async () => {
  show(WHOLE);
  await button('Delete pictures').click();
  await expect.element(page.getByText('The pictures have been deleted from this device.')).toBeVisible();
  await expect.element(button('Download pictures')).toBeVisible();
});

it('is not shown where there is no catalogue to have pictures of', async () => {
  const { place } = show(undefined);
  await vi.waitFor(() => expect(place.querySelector('h1')).not.toBeNull());
  expect(place.querySelector('section')).toBeNull();
});
