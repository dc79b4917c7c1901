import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import { PHOTO_TERMS } from '#contract/calls/photo-limits.ts';
import type { OwnPhoto, Photo, RecentPhotos } from '#contract/calls/photos.ts';
import type { ShownPhoto } from '#contract/calls/shown-photo.ts';
import { refusal } from '#src/base/forms/testing/refusal.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { DialogHost } from '#ui/dialog/dialog-host.tsx';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import OwnPhotosDialog from './own-photos-dialog.tsx';
import { PhotoField } from './photo-field.tsx';
import { PhotoSection } from './photo-section.tsx';
import SharePhotoDialog from './share-photo-dialog.tsx';

interface Asked {
  readonly name: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}
const shop = vi.hoisted(() => ({ asked: [] as Asked[], answer: async (_asked: Asked): Promise<unknown> => ({}), offline: false }));
const api = vi.hoisted(() => async (name: string, options: Omit<Asked, 'name'>): Promise<unknown> => {
  // The shop answers the calls of the photo service itself.
  if (name === 'photo.root') return {};
  const asked = { name, ...options };
  shop.asked.push(asked);
  return shop.answer(asked);
});
vi.mock('#src/base/api/use-api.ts', () => ({ useApi: () => api }));
vi.mock('#src/base/connectivity/use-offline.ts', () => ({ useOffline: () => shop.offline }));

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const shown = (id: string) => ({ id, tone: '#7f9a92', images: [{ url: DOT, width: 320 }] });
const photo = (id: string, more: Partial<Photo> = {}): Photo => ({
  ...shown(id),
  userId: 'ada',
  name: 'Ada M.',
  caption: `Caption ${id}`,
  language: 'en',
  categories: ['trail'],
  productId: 'TRAIL001',
  verified: true,
  sharedAt: '2026-11-20T10:00:00.000Z',
  ...more,
});
const ALL = Array.from({ length: 14 }, (_, index) => photo(`p${index}`));
const CATEGORIES: RecentPhotos['categories'] = [
  { id: 'trail', count: 14 },
  { id: 'winter', count: 1 },
];
const gallery = async ({ name, query }: Asked): Promise<unknown> => {
  if (name === 'photo.mediaStreams') return { streams: [{ id: 'TRAIL001', name: 'Trail shoe', url: '/en-us/p/trail-TRAIL001' }] };
  if (name === 'photo.customerRecent') return { total: 2, categories: [], photos: [ALL[0], photo('other', { caption: '' })] };
  if (query?.['category'] === 'winter') return { total: 1, categories: CATEGORIES, photos: [photo('snow')] };
  const start = Number(query?.['start'] ?? 0);
  return { total: 14, categories: CATEGORIES, photos: ALL.slice(start, start + 12) };
};
const callsOf = (name: string): Asked[] => shop.asked.filter((asked) => asked.name === name);

beforeEach(() => {
  shop.asked.splice(0);
  shop.answer = gallery;
  shop.offline = false;
  localStorage.setItem('waymark.session', JSON.stringify({ type: 'Registered', subject: 'account-ada', consumerType: 'CONSUMER' }));
  return () => {
    localStorage.clear();
    if (dialogManager.isOpen()) dialogManager.close(undefined);
  };
});

const render = (content: ReactNode) =>
  renderInPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EnglishPage>
        {content}
        <p>The rest of the page</p>
        <DialogHost />
      </EnglishPage>
    </QueryClientProvider>,
  );
const section = () => render(<PhotoSection productId="TRAIL001" name="Trail shoe" signIn={() => Promise.resolve(true)} />);
const share = () => {
  const close = vi.fn<(result?: unknown) => void>();
  const place = render(<SharePhotoDialog props={{ productId: 'TRAIL001', name: 'Trail shoe' }} close={close} />);
  return { close, place };
};

const picture = async (width: number, height: number, type = 'image/jpeg', name = 'photo.jpg'): Promise<File> => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  pen?.fillRect(0, 0, width / 2, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([blob!], name, { type });
};
const choose = async (...files: File[]): Promise<void> => {
  const input = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[data-photo=file]'));
  await userEvent.upload(input, files);
};

it('shows photos, more of them at a press, and those of a category', async () => {
  const place = section();
  await expect.element(page.getByText('12 of 14 shown')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Load more photos' }).click();
  await expect.element(page.getByText('14 of 14 shown')).toBeVisible();
  expect(page.getByRole('button', { name: 'Load more photos' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Winter (1)' }).click();
  await expect.element(page.getByRole('button', { name: 'Photo by Ada M.: Caption snow' })).toBeVisible();
  await expect.element(page.getByText('1 of 1 shown')).toBeVisible();
});

it('opens a photo large, goes to its neighbours by key, and to others of the same person', async () => {
  section();
  await page.getByRole('button', { name: 'Photo by Ada M.: Caption p0' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('img', { name: 'Photo by Ada M.: Caption p0' })).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'View Trail shoe' })).toHaveAttribute('href', '/en-us/p/trail-TRAIL001');
  await dialog.getByRole('button', { name: 'Next photo' }).click();
  await expect.element(dialog.getByRole('img', { name: 'Photo by Ada M.: Caption p1' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(dialog.getByText('1 of 12', { exact: true })).toBeVisible();
  expect(await axeViolations(document.body)).toEqual([]);
  await dialog.getByRole('button', { name: 'Photo by Ada M.', exact: true }).click();
  await expect.element(dialog.getByRole('img', { name: 'Photo by Ada M.', exact: true })).toBeVisible();
});

it('reports a photo with a reason', async () => {
  section();
  await page.getByRole('button', { name: 'Photo by Ada M.: Caption p2' }).click();
  await page.getByRole('button', { name: 'Report photo' }).click();
  await page.getByRole('radio', { name: 'Personal information' }).click({ force: true });
  await page.getByRole('button', { name: 'Send report' }).click();
  await vi.waitFor(() => expect(callsOf('photo.reportMedia')).toMatchObject([{ params: { mediaId: 'p2' }, body: { reason: 'personal-data' } }]));
});

it('leaves the page and the way to share where photos do not come', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  shop.answer = async () => {
    throw new NoAnswer('network', true);
  };
  section();
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('A photo gallery was not loaded', expect.any(Error)));
  await expect.element(page.getByRole('button', { name: 'Share a photo' })).toBeVisible();
  await expect.element(page.getByText('The rest of the page')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  log.mockRestore();
});

it('says that there are none yet', async () => {
  shop.answer = async () => ({ total: 0, categories: [], photos: [] });
  section();
  await expect.element(page.getByText('No photos of this product yet. Share yours.')).toBeVisible();
});

it('says what is wrong with a file, before anything is sent', async () => {
  share();
  await choose(new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }));
  await expect.element(page.getByText('This isn’t a JPEG, PNG or WebP photo.')).toBeVisible();
  await choose(new File([new Uint8Array(10 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByText('This photo is too large. Please choose one of less than 10 MB.')).toBeVisible();
  await choose(await picture(200, 900));
  await expect.element(page.getByText(/^This photo is too small/)).toBeVisible();
  await choose(new File(['no picture'], 'text.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByText('We couldn’t open this photo. Please choose another one.')).toBeVisible();
  expect(shop.asked).toEqual([]);
});

const fillIn = async (): Promise<void> => {
  await page.getByRole('textbox', { name: 'Display name' }).fill('Ada M.');
  await page.getByRole('checkbox', { name: /^I took this photo/ }).click({ force: true });
};

it('sends the square that was cropped, drawn anew, and shares it with consent', async () => {
  shop.answer = async ({ name }) => (name === 'photo.stashes' ? shown('stash') : { userId: 'me', name: 'Ada M.' });
  const { close, place } = share();
  await choose(await picture(1200, 800));
  const crop = page.getByRole('img', { name: /^The part of your photo/ });
  await expect.element(crop).toBeVisible();
  await page.getByRole('slider', { name: 'Zoom' }).fill('2');
  (crop.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Send photo' }).click();
  await expect.element(page.getByText(/check this box/i)).toBeVisible();
  expect(callsOf('photo.stashes')).toEqual([]);
  await fillIn();
  await page.getByRole('textbox', { name: /^Caption/ }).fill(' Up there ');
  await page.getByRole('checkbox', { name: 'Winter' }).click({ force: true });
  await page.getByRole('button', { name: 'Send photo' }).click();
  await vi.waitFor(() => expect(close).toHaveBeenCalledWith(true));
  const { type, content } = (callsOf('photo.stashes')[0]?.body ?? {}) as { type: string; content: string };
  const sent = await createImageBitmap(new Blob([Uint8Array.from(atob(content), (one) => one.charCodeAt(0))], { type }));
  expect([type, sent.width, sent.height]).toEqual(['image/jpeg', 400, 400]);
  expect(callsOf('photo.userMedia')).toMatchObject([
    {
      params: { userId: 'me' },
      body: { stashId: 'stash', productId: 'TRAIL001', caption: 'Up there', categories: ['winter'], consent: true, terms: PHOTO_TERMS },
    },
  ]);
});

it('keeps the photo without a network and says so, and uploads it once for two attempts', async () => {
  let line = false;
  shop.answer = async ({ name }) => {
    if (name === 'photo.stashes') return shown('stash');
    if (!line) throw new NoAnswer('network', true);
    return { userId: 'me', name: 'Ada M.' };
  };
  shop.offline = true;
  const { close } = share();
  await expect.element(page.getByText('You’re offline. Sharing a photo needs a connection.')).toBeVisible();
  await choose(await picture(400, 400));
  await expect.element(page.getByText(/^You’re offline. Your photo stays here/)).toBeVisible();
  await fillIn();
  const send = page.getByRole('button', { name: 'Send photo' });
  await send.click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  line = true;
  await send.click();
  await vi.waitFor(() => expect(close).toHaveBeenCalledWith(true));
  expect(callsOf('photo.stashes')).toHaveLength(1);
});

it('asks for the photo again where the upload has expired', async () => {
  shop.answer = async ({ name }) => {
    if (name === 'photo.userMedia') throw refusal('API404');
    return name === 'photo.stashes' ? shown('stash') : { userId: 'me', name: 'Ada M.' };
  };
  share();
  await choose(await picture(400, 400));
  await fillIn();
  await page.getByRole('button', { name: 'Send photo' }).click();
  await expect.element(page.getByText('The upload has expired. Please send the photo again.')).toBeVisible();
});

it('lists the shopper’s own photos with their status, and deletes one', async () => {
  let own: OwnPhoto[] = [
    { ...photo('a'), status: 'pending' },
    { ...photo('b', { sharedAt: '2026-11-01T10:00:00.000Z' }), status: 'refused', reason: 'personal-data' },
  ];
  shop.answer = async ({ name, params }) => {
    if (name === 'photo.users') return { userId: 'me', name: 'Ada M.' };
    if (name === 'photo.deleteMedia') own = own.filter(({ id }) => id !== params?.['mediaId']);
    return { photos: own };
  };
  const place = render(<OwnPhotosDialog />);
  await expect.element(page.getByText('Waiting for review by our team')).toBeVisible();
  await expect.element(page.getByText('Personal information')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Delete your photo of 11/01/2026' }).click();
  await expect.poll(() => page.getByText('Personal information').elements()).toEqual([]);
  expect(callsOf('photo.deleteMedia')).toMatchObject([{ params: { userId: 'me', mediaId: 'b' } }]);
});

it('says that nobody has shared anything yet, or that it could not be read', async () => {
  shop.answer = async () => {
    throw refusal('API404');
  };
  render(<OwnPhotosDialog />);
  await expect.element(page.getByText('You haven’t shared any photos yet.')).toBeVisible();
  shop.answer = async () => {
    throw new NoAnswer('network', true);
  };
  render(<OwnPhotosDialog key="again" />);
  await expect.element(page.getByText('We couldn’t load your photos. This needs a connection.')).toBeVisible();
});

it('attaches photos to a review up to the limit, takes one out, and says what the shop refused', async () => {
  let photos: readonly ShownPhoto[] = [];
  let sent = 0;
  shop.answer = async () => {
    sent += 1;
    if (sent === 3) throw refusal('WMK422P');
    return shown(`s${sent}`);
  };
  const change = (next: typeof photos): void => {
    photos = next;
    show();
  };
  const show = () => render(<PhotoField photos={photos} onChange={change} isRefused={false} />);
  const place = show();
  const file = () => picture(400, 400);
  await choose(await file(), await file());
  await expect.element(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect.poll(() => photos.map(({ id }) => id)).toEqual(['s2']);
  await choose(await file());
  await expect.element(page.getByText('We couldn’t open this photo. Please choose another one.')).toBeVisible();
  expect(photos.map(({ id }) => id)).toEqual(['s2']);
});
