import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DrawnDoc } from '#contract/calls/content-admin.ts';
import type { BlockKind } from '#contract/calls/content/blocks.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { USER_PHOTO } from '#src/base/photos/testing/user-photo.ts';
import { HandedIn } from '#src/shell/blocks/late-blocks.ts';
import { preloadBlocks } from '#src/shop/content/block-list.tsx';
import { HandedInContext } from '#src/shop/content/block-ports.ts';
import { axeViolations, expectComplaints, renderInPage } from '#ui/testing/render-in-page.tsx';
import { BLOCK_SAMPLES } from './block-samples/block-samples.ts';
import { popUpSamples } from './block-samples/dialogs.ts';
import { megaMenuSamples } from './block-samples/menu.ts';
import { DraftPage } from './draft-page.tsx';

// The page around the frame is the one that sends: here the page sends to itself.
const heard = vi.hoisted((): { draw: (drawn: unknown) => void } => ({ draw: () => undefined }));
vi.mock('#src/base/preview/draft-channel.ts', () => ({
  receiveDraft: (draw: (drawn: unknown) => void) => {
    heard.draw = draw;
    return () => undefined;
  },
}));

const noAnswer = (() => new Promise(() => undefined)) as unknown as Api;
const open = (api = noAnswer): HTMLElement =>
  renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <HandedInContext value={HandedIn}>
          <DraftPage />
        </HandedInContext>
      </EnglishPage>
    </WithApi>,
  );
const show = (drawn: Partial<DrawnDoc>): void => heard.draw({ problems: {}, ...drawn });
const pageOf = (blocks: readonly object[], title = ''): DrawnDoc['page'] =>
  ({ id: 'x', slug: 'x', title, description: '', blocks, modifiedAt: '2026-11-21T12:00:00.000Z' }) as DrawnDoc['page'];

/** Kinds that the photo service fills: tested below, with photos. */
const GALLERIES = ['user-photo-gallery', 'user-photo-gallery-filter', 'pdp-ugc-gallery'] as const;
const isGallery = (kind: BlockKind): boolean => GALLERIES.some((one) => one === kind);
const samplesOf = (kind: BlockKind) =>
  BLOCK_SAMPLES[kind].map(({ block }, index) => ({ ...block, id: `${kind}-${index}`, hideOnBreakpoint: undefined }));

it.each((Object.keys(BLOCK_SAMPLES) as BlockKind[]).filter((kind) => !isGallery(kind)))(
  'draws a block of the kind %s as it is sent',
  async (kind) => {
    const blocks = samplesOf(kind);
    await preloadBlocks(blocks);
    const root = open();
    await expect.element(page.getByText('The draft appears here while it is open in the editor.')).toBeVisible();
    show({ page: pageOf(blocks) });
    await vi.waitFor(() => expect(root.querySelectorAll(`[data-block="${kind}"]`).length).toBeGreaterThan(0));
  },
);

const photo = { ...USER_PHOTO, productId: 'VPNF51V4' };
/** Answers for photos as given, and for the product of a gallery. */
const photosFrom = (answer: () => Promise<unknown>) =>
  vi.fn<(name: string, asked: unknown) => Promise<unknown>>(async (name) => {
    if (name.startsWith('photo.')) return answer();
    return name === 'products.details' ? { masterId: 'MERIDIAN' } : new Promise(() => undefined);
  });

describe.each(GALLERIES)('a block of the kind %s', (kind) => {
  const ASKED = {
    'user-photo-gallery': ['photo.streamsRecent', {}],
    'user-photo-gallery-filter': ['photo.categoriesRecent', { query: expect.objectContaining({ category: 'winter' }) }],
    'pdp-ugc-gallery': ['photo.streamRecent', { params: { streamId: 'MERIDIAN' } }],
  } as const;
  const blocks = samplesOf(kind);
  beforeEach(() => preloadBlocks(blocks));

  it('shows the photos that it chooses, in each variant', async () => {
    const api = photosFrom(async () => ({ total: 1, categories: [{ id: 'winter', count: 1 }], photos: [photo] }));
    const root = open(api as unknown as Api);
    show({ page: pageOf(blocks) });
    const drawn = () => [...root.querySelectorAll(`[data-block="${kind}"]`)];
    await vi.waitFor(
      () => expect(drawn().map((one) => one.querySelectorAll('button[aria-label="Photo by Ada M."]').length)).toEqual(blocks.map(() => 1)),
      5_000,
    );
    const [name, asked] = ASKED[kind];
    expect(api).toHaveBeenCalledWith(name, expect.objectContaining(asked));
  });

  it('says that there are no photos yet, below its title', async () => {
    open(photosFrom(async () => ({ total: 0, categories: [], photos: [] })) as unknown as Api);
    const [first] = blocks;
    show({ page: pageOf(blocks.slice(0, 1)) });
    await expect.element(page.getByText('No photos here yet.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: (first as { title?: string }).title })).toBeVisible();
  });

  it('is left out where the photos do not come, and the rest of the draft stays', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    open(photosFrom(async () => Promise.reject(new Error('No answer'))) as unknown as Api);
    show({ page: pageOf(blocks.slice(0, 1), 'Winter') });
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith('A photo gallery was not loaded', expect.any(Error)), 5_000);
    expect(page.getByText('Loading photos').elements()).toEqual([]);
    expect(page.getByText('No photos here yet.').elements()).toEqual([]);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Winter' })).toBeVisible();
    log.mockRestore();
  });
});

it('leaves out the preview viewer, which is a tool and no block of a page, and draws what stands around it', async () => {
  const root = open();
  const around = ['Before', 'After'].map((text) => ({ id: text, kind: 'cta-collection', name: text, targets: [{ url: '/en-us/stores', text }] }));
  await preloadBlocks(around);
  show({ page: pageOf([around[0]!, { id: 'viewer', kind: 'preview-viewer', name: 'viewer' }, around[1]!]) });
  await expect.element(page.getByRole('link', { name: 'Before' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'After' })).toBeVisible();
  expect(root.querySelectorAll('[data-block="preview-viewer"]')).toHaveLength(0);
});

it('draws every later version in place of the one before', async () => {
  open();
  show({ page: pageOf([], 'First') });
  await expect.element(page.getByRole('heading', { level: 1, name: 'First' })).toBeVisible();
  show({ page: pageOf([], 'Second') });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
  expect(page.getByText('First').elements()).toEqual([]);
});

it('shows every option of a block that chooses, with who sees it', async () => {
  const root = open();
  show({ page: pageOf([...BLOCK_SAMPLES.experience, ...BLOCK_SAMPLES.segmentation].map(({ block }) => ({ ...block }))) });
  await expect.element(page.getByText('Option: Returning')).toBeVisible();
  await expect.element(page.getByText('Option: logged-in')).toBeVisible();
  await vi.waitFor(() => expect(root.textContent).toContain('You are not signed in'));
});

it('draws the menu, the pop-ups, the benefit bar, the footer and an event', async () => {
  const root = open();
  show({ menu: [...(megaMenuSamples[0]?.block ?? [])] });
  await vi.waitFor(() => expect(root.querySelectorAll('[data-block="mega-menu"]').length).toBe(2));
  show({ popups: popUpSamples.map(({ block }) => block) });
  await vi.waitFor(() => expect(root.querySelectorAll('[data-block="pop-up"]').length).toBe(popUpSamples.length));
  show({ benefitBar: { id: 'bar', name: 'bar', title: 'Free returns', showCloseButton: false } });
  await expect.element(page.getByText('Free returns')).toBeVisible();
  show({ footer: { columns: [{ title: 'Help', links: [{ url: '/en-us/help', text: 'Help center' }] }], legal: '© Waymark' } });
  await expect.element(page.getByRole('link', { name: 'Help center' })).toBeVisible();
  show({
    event: { eventId: 'walk', title: 'Winter walk', startDate: '2026-12-05', endDate: '2026-12-06', enablePlusOne: true, place: 'Keswick' },
  });
  await expect.element(page.getByRole('heading', { name: 'Winter walk' })).toBeVisible();
});

it('stays where it is: a link of the draft leads nowhere', async () => {
  const root = open();
  show({ page: pageOf([{ id: 'c', kind: 'cta-collection', name: 'c', targets: [{ url: '/en-us/stores', text: 'To the stores' }] }], 'Linked') });
  const left = vi.fn<() => void>();
  const before = location.href;
  addEventListener('pagehide', left);
  const prevented = new Promise<boolean>((resolve) => {
    document.addEventListener('click', (event) => resolve(event.defaultPrevented), { once: true });
  });
  await page.getByRole('link', { name: 'To the stores' }).click();
  expect(await prevented).toBe(true);
  expect(location.href).toBe(before);
  removeEventListener('pagehide', left);
  expect(left).not.toHaveBeenCalled();
  // The page has a main of its own, within that of the test.
  expect((await axeViolations(root)).filter((fault) => !fault.startsWith('landmark-'))).toEqual([]);
});

it('says so where a version cannot be drawn, and draws the next one', async () => {
  expectComplaints();
  open();
  show({ page: pageOf([{ id: 'x', kind: 'cta-collection', name: 'x', targets: 7 }]) });
  await expect.element(page.getByText('The draft could not be drawn.')).toBeVisible();
  show({ page: pageOf([], 'Mended') });
  await expect.element(page.getByRole('heading', { name: 'Mended' })).toBeVisible();
  expectComplaints();
});
