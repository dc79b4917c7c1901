import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { createLaneStore } from '#db/list-sync/list-sync-store.ts';
import { createPopups } from '#db/list-sync/popups.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { createDismissedPromotions } from './dismissed-promotions.ts';

const onDevice = (name: string) => {
  const db = new WaymarkDatabase(name);
  return { popups: createPopups(createLaneStore<true>(db)), close: () => db.close() };
};

/** What a visit sees once the device has answered. */
const visit = async (name: string) => {
  const device = onDevice(name);
  const promotions = createDismissedPromotions(async () => device.popups);
  const seen = vi.fn();
  promotions.subscribe(seen);
  expect(promotions.current()).toBeNull();
  await vi.waitFor(() => expect(promotions.current()).not.toBeNull());
  return { ...promotions, seen, leave: device.close };
};

describe('approaching promotions that were closed', () => {
  it('stay closed on another visit, each by itself', async () => {
    const first = await visit('promotions-visits');
    expect(first.current()).toEqual(new Set());
    await first.dismiss('SPEND-200');
    expect(first.current()).toEqual(new Set(['SPEND-200']));
    first.leave();
    const second = await visit('promotions-visits');
    expect(second.current()).toEqual(new Set(['SPEND-200']));
    await second.dismiss('FREE-SOCKS');
    second.leave();
    const third = await visit('promotions-visits');
    expect(third.current()).toEqual(new Set(['SPEND-200', 'FREE-SOCKS']));
    third.leave();
  });

  it('are gone at once, before the device has written it down', async () => {
    const promotions = createDismissedPromotions(() => new Promise(() => {}));
    const seen = vi.fn();
    promotions.subscribe(seen);
    void promotions.dismiss('SPEND-200');
    expect(promotions.current()).toEqual(new Set(['SPEND-200']));
    expect(seen).toHaveBeenCalledOnce();
  });

  it('are other things than closed pop-ups of the same name', async () => {
    const device = onDevice('promotions-popups');
    await device.popups.dismiss('SPEND-200');
    device.close();
    const promotions = await visit('promotions-popups');
    expect(promotions.current()).toEqual(new Set());
    promotions.leave();
  });

  it('are closed for this page where nothing can be kept', async () => {
    const promotions = createDismissedPromotions(() => Promise.reject(new Error('forbidden')));
    promotions.subscribe(() => undefined);
    await vi.waitFor(() => expect(promotions.current()).toEqual(new Set()));
    await promotions.dismiss('SPEND-200');
    expect(promotions.current()).toEqual(new Set(['SPEND-200']));
  });
});
