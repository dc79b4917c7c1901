import { beforeEach, describe, expect, it, vi } from 'vitest';
import { REFRESH_TAG } from '#db/catalogue/periodic-refresh.ts';
import type { CataloguePorts } from '#db/catalogue/ports.ts';
import { downloadCatalogue } from '#db/catalogue/download.ts';
import { hashOf } from '#db/catalogue/part-hash.ts';
import { createMemoryCatalogue } from '#tests/support/memory-catalogue-store.ts';
import { createModelCatalogue } from '#tests/support/model-catalogue.ts';
import { type RefreshHost, registerPeriodicRefresh } from './periodic-refresh.ts';
import { refreshOnSync } from './refresh-catalogues.ts';

type Listener = (event: unknown) => void;

/** A worker whose second script refreshes from a model of the shop. */
const setUp = () => {
  const shop = createModelCatalogue(5);
  const memory = createMemoryCatalogue();
  const asked: string[] = [];
  const ports: CataloguePorts = {
    store: memory.store,
    hashOf,
    lock: { hold: (_, work) => work() },
    transport: {
      manifest: async (locale) => shop.manifest(locale),
      part: async (_, hash) => {
        asked.push(hash);
        return shop.part(hash);
      },
    },
  };
  const world = { hasDatabase: true, savesData: false, reachable: true };
  const unregister = vi.fn<(tag: string) => Promise<void>>().mockResolvedValue();
  const listeners = new Map<string, Listener>();
  const worker = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    importScripts: vi.fn<(url: string) => void>(() => {
      if (!world.reachable) throw new DOMException('No answer', 'NetworkError');
      worker.refreshOnSync = refreshOnSync({
        hasDatabase: async () => world.hasDatabase,
        open: () => ports,
        savesData: () => world.savesData,
        registration: { periodicSync: { register: async () => {}, unregister } },
      });
    }),
  } as unknown as RefreshHost;
  registerPeriodicRefresh(worker);
  const send = async (name: string, event: object = {}): Promise<void> => {
    let waited: Promise<unknown> | undefined;
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (waited = work) });
    await waited;
  };
  const take = (locale: 'en-us' | 'fr-fr') => downloadCatalogue(ports, { locale, signal: new AbortController().signal });
  return { shop, memory, asked, world, unregister, worker, send, take };
};

describe('periodic refreshes of the offline catalogue', () => {
  let device: ReturnType<typeof setUp>;
  beforeEach(() => {
    device = setUp();
  });

  it('fetch the parts that have changed, in each locale that is on the device', async () => {
    const { shop, asked, memory, send, take } = device;
    await take('en-us');
    await take('fr-fr');
    shop.change(2);
    asked.splice(0);
    await send('periodicsync', { tag: REFRESH_TAG });
    expect(asked).toEqual([shop.manifest('en-us').parts[2]?.hash]);
    for (const locale of ['en-us', 'fr-fr'] as const) expect(memory.records.get(locale)?.installed?.version).toBe(shop.manifest(locale).version);
    expect(device.unregister).not.toHaveBeenCalled();
  });

  it('end where no catalogue is on the device, without making a database', async () => {
    device.world.hasDatabase = false;
    await device.take('en-us');
    await device.send('periodicsync', { tag: REFRESH_TAG });
    expect(device.unregister).toHaveBeenCalledWith(REFRESH_TAG);
  });

  it('end where it was deleted', async () => {
    await device.take('en-us');
    await device.memory.store.remove('en-us');
    device.asked.splice(0);
    await device.send('periodicsync', { tag: REFRESH_TAG });
    expect(device.unregister).toHaveBeenCalledWith(REFRESH_TAG);
    expect(device.asked).toEqual([]);
  });

  it('ask for nothing where data is to be saved, and go on later', async () => {
    const { shop, asked, world, send, take, unregister } = device;
    await take('en-us');
    shop.change(1);
    asked.splice(0);
    world.savesData = true;
    await send('periodicsync', { tag: REFRESH_TAG });
    expect([asked, unregister.mock.calls]).toEqual([[], []]);
  });

  it('leave events of others alone', async () => {
    await device.take('en-us');
    device.shop.change(1);
    device.asked.splice(0);
    await device.send('periodicsync', { tag: 'news' });
    expect(device.asked).toEqual([]);
  });

  it('import their script during the installation, which does not fail without it', async () => {
    device.world.reachable = false;
    await device.send('install');
    expect(device.worker.importScripts).toHaveBeenCalledWith('/sw-catalogue.js');
  });
});
