import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { USER_PHOTO } from '#src/base/photos/testing/user-photo.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { type BlockPlace, BlockPlaceContext } from '../block-ports.ts';
import { PhotoGallery } from './photo-gallery.tsx';
import { type PhotoService, PhotoServiceContext } from './photo-service.ts';

type Block = Parameters<typeof PhotoGallery>[0]['block'];
const gallery: Block = {
  id: 'out',
  kind: 'user-photo-gallery-filter',
  name: 'out there',
  title: 'Out there',
  containerId: 'photos',
  filter: 'winter',
};
const ofProduct: Block = { id: 'worn', kind: 'pdp-ugc-gallery', name: 'worn', title: 'Worn by you', subtitle: 'Outside', productId: 'K7Q2M4XW' };

const makeService = (count: number | undefined | Error) => {
  const create = vi.fn<PhotoService['create']>(async ({ containerId }) => {
    if (count instanceof Error) throw count;
    if (count) document.getElementById(containerId)?.append(Object.assign(document.createElement('p'), { textContent: 'A photo' }));
    return count;
  });
  return { create, destroy: vi.fn<PhotoService['destroy']>() };
};
const details = vi.fn<() => Promise<unknown>>(async () => ({ masterId: 'MERIDIAN' }));
const photos = vi.fn<(name: string, asked: unknown) => Promise<unknown>>();
const show = (block: Block | undefined, service: PhotoService | 'own' | undefined, place: BlockPlace = {}) =>
  renderInPage(
    <WithApi api={(async (name: string, asked: unknown) => (name.startsWith('photo.') ? photos(name, asked) : details())) as unknown as Api}>
      <EnglishPage>
        <BlockPlaceContext value={place}>
          <PhotoServiceContext value={service}>{block ? <PhotoGallery block={block} /> : null}</PhotoServiceContext>
        </BlockPlaceContext>
        <p>The rest of the page</p>
      </EnglishPage>
    </WithApi>,
  );

it('shows nothing without a service, and asks for nothing', async () => {
  show(ofProduct, undefined);
  await expect.element(page.getByText('The rest of the page')).toBeVisible();
  expect(page.getByRole('heading').elements()).toEqual([]);
  expect(details).not.toHaveBeenCalled();
});

it('is made half a second after its place is there, says so until then, and is taken away with it', async () => {
  const service = makeService(3);
  const started = performance.now();
  const root = show(gallery, service);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading photos');
  await expect.element(page.getByText('A photo')).toBeVisible();
  expect(performance.now() - started).toBeGreaterThanOrEqual(500);
  expect(service.create).toHaveBeenLastCalledWith({ containerId: 'photos', locale: 'en-US', filter: 'winter', tag: undefined });
  expect(page.getByRole('status').elements()).toEqual([]);
  expect(await axeViolations(root)).toEqual([]);
  show(undefined, service);
  expect(service.destroy).toHaveBeenCalledWith('photos');
});

it('says that there are none yet', async () => {
  const root = show(gallery, makeService(0));
  await expect.element(page.getByText('No photos here yet.')).toBeVisible();
  expect(await axeViolations(root)).toEqual([]);
});

it('goes where it fails, logs that, and leaves the page whole', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show(gallery, makeService(new Error('No script')));
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('A photo gallery was not loaded', expect.any(Error)));
  await expect.poll(() => page.getByRole('heading').elements()).toEqual([]);
  await expect.element(page.getByText('The rest of the page')).toBeVisible();
  log.mockRestore();
});

it('has the product’s master id as its tag, and a title on other pages alone', async () => {
  const service = makeService(1);
  show(ofProduct, service);
  await expect.element(page.getByRole('heading', { name: 'Worn by you' })).toBeVisible();
  await vi.waitFor(() => expect(service.create).toHaveBeenLastCalledWith(expect.objectContaining({ tag: 'MERIDIAN' })));
  show(ofProduct, service, { productIds: ['K7Q2M4XW'] });
  await expect.poll(() => page.getByRole('heading').elements()).toEqual([]);
  await expect.element(page.getByText('A photo').first()).toBeVisible();
});

it('stays without a tag where the product cannot be had, which is logged only', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  details.mockRejectedValue(new Error('No answer'));
  const service = makeService(1);
  show(ofProduct, service);
  await vi.waitFor(() => expect(service.create).toHaveBeenLastCalledWith(expect.objectContaining({ tag: undefined })));
  expect(log).toHaveBeenCalledWith('The product of a gallery was not loaded', expect.any(Error));
  log.mockRestore();
  details.mockResolvedValue({ masterId: 'MERIDIAN' });
});

describe('with the shop’s own photo service', () => {
  it('asks for the category of the block half a second after its place is there', async () => {
    photos.mockResolvedValue({ total: 1, categories: [{ id: 'winter', count: 1 }], photos: [USER_PHOTO] });
    const started = performance.now();
    const root = show(gallery, 'own');
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading photos');
    await expect.element(page.getByRole('button', { name: 'Photo by Ada M.' })).toBeVisible();
    expect(performance.now() - started).toBeGreaterThanOrEqual(500);
    expect(photos).toHaveBeenLastCalledWith(
      'photo.categoriesRecent',
      expect.objectContaining({ query: { category: 'winter', start: 0, count: 12 } }),
    );
    expect(await axeViolations(root)).toEqual([]);
  });

  it('asks for the product of its page, and for all photos where it has neither product nor filter', async () => {
    photos.mockResolvedValue({ total: 0, categories: [], photos: [] });
    show(ofProduct, 'own');
    await expect.element(page.getByText('No photos here yet.')).toBeVisible();
    expect(photos).toHaveBeenLastCalledWith('photo.streamRecent', expect.objectContaining({ params: { streamId: 'MERIDIAN' } }));
    show({ id: 'all', kind: 'user-photo-gallery', name: 'all', title: 'All', containerId: 'all' }, 'own');
    await vi.waitFor(() => expect(photos).toHaveBeenLastCalledWith('photo.streamsRecent', expect.anything()));
  });

  it('goes where it fails, logs that, and leaves the page whole', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    photos.mockRejectedValue(new Error('No answer'));
    show({ ...gallery, id: 'failing', filter: 'lake' }, 'own');
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith('A photo gallery was not loaded', expect.any(Error)));
    await expect.poll(() => page.getByRole('heading').elements()).toEqual([]);
    await expect.element(page.getByText('The rest of the page')).toBeVisible();
    log.mockRestore();
  });
});
