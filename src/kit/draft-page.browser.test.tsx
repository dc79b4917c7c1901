import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DrawnDoc } from '#contract/calls/content-admin.ts';
import type { BlockKind } from '#contract/calls/content/blocks.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
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
const open = (): HTMLElement =>
  renderInPage(
    <WithApi api={noAnswer}>
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

/** Kinds that show nothing while a service has no photos for them. */
const NEEDS_PHOTOS = new Set<string>(['user-photo-gallery', 'user-photo-gallery-filter', 'pdp-ugc-gallery']);

it.each((Object.keys(BLOCK_SAMPLES) as BlockKind[]).filter((kind) => !NEEDS_PHOTOS.has(kind)))(
  'draws a block of the kind %s as it is sent',
  async (kind) => {
    const blocks = BLOCK_SAMPLES[kind].map(({ block }, index) => ({ ...block, id: `b${index}`, hideOnBreakpoint: undefined }));
    await preloadBlocks(blocks);
    const root = open();
    await expect.element(page.getByText('The draft appears here while it is open in the editor.')).toBeVisible();
    show({ page: pageOf(blocks) });
    await vi.waitFor(() => expect(root.querySelectorAll(`[data-block="${kind}"]`).length).toBeGreaterThan(0));
  },
);

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
