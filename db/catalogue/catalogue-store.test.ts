import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryCatalogue } from '#tests/support/memory-catalogue-store.ts';
import { createModelCatalogue, hashOfBytes } from '#tests/support/model-catalogue.ts';
import { readAllParts } from '#tests/support/read-all-parts.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import { downloadCatalogue } from './download.ts';
import { hashOf } from './part-hash.ts';
import type { CataloguePorts, CatalogueStore } from './ports.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const STORES: Readonly<Record<string, () => CatalogueStore>> = {
  'in the browser': () => {
    const store = createCatalogueStore(`catalogue-${crypto.randomUUID()}`);
    closers.push(store.close);
    return store;
  },
  'in memory': () => createMemoryCatalogue().store,
};

const setUp = (store: CatalogueStore) => {
  const shop = createModelCatalogue(5);
  const asked: string[] = [];
  const cancel = new AbortController();
  const world = { afterPart: async (): Promise<void> => {} };
  const ports: CataloguePorts = {
    store,
    hashOf,
    lock: { hold: (_, work) => work() },
    transport: {
      manifest: async (locale) => shop.manifest(locale),
      part: async (_, hash) => {
        asked.push(hash);
        await world.afterPart();
        return shop.part(hash);
      },
    },
  };
  const download = (signal = cancel.signal) => downloadCatalogue(ports, { locale: 'en-us', signal });
  return { shop, asked, cancel, world, ports, download };
};

describe.for(Object.keys(STORES))('the store of the offline catalogue %s', (name) => {
  const open = STORES[name]!;

  it('has a catalogue only when all its parts are there', async () => {
    const { shop, ports, download } = setUp(open());
    const manifest = shop.manifest('en-us');
    await ports.store.begin(manifest);
    expect(await ports.store.install(manifest)).toBe(false);
    expect(await readAllParts(ports, 'en-us')).toBeUndefined();
    expect(await download()).toBe('installed');
    expect((await readAllParts(ports, 'en-us'))?.parts.map(hashOfBytes)).toEqual(manifest.parts.map(({ hash }) => hash));
  });

  it('keeps the index of a catalogue until another takes its place or the catalogue is removed', async () => {
    const { ports, download } = setUp(open());
    const { store } = ports;
    const held = (of: string) => ({ of, index: { words: ['boot'], places: Uint16Array.of(1, 2), spelling: new Map([['boot', 'Boot']]) } as never });
    await store.keepIndex('en-us', held('nothing'));
    expect(await store.index('en-us')).toBeUndefined();
    await download();
    await store.keepIndex('en-us', held('first'));
    await store.keepIndex('en-us', held('second'));
    expect(await store.index('en-us')).toMatchObject(held('second'));
    expect(await store.index('fr-fr')).toBeUndefined();
    await store.begin({ ...(await store.read('en-us'))!.installed!, version: 'next' });
    expect(await store.index('en-us')).toMatchObject({ of: 'second' });
    await store.remove('en-us');
    expect(await store.index('en-us')).toBeUndefined();
  });

  it('asks only for parts that have changed, and deletes the old ones', async () => {
    const { shop, asked, ports, download } = setUp(open());
    await download();
    const old = shop.manifest('en-us').parts.map(({ hash }) => hash);
    asked.splice(0);
    shop.change(2);
    expect(await download()).toBe('installed');
    expect(asked).toEqual([shop.manifest('en-us').parts[2]?.hash]);
    expect((await ports.store.parts(old)).map((bytes) => bytes !== undefined)).toEqual([true, true, false, true, true]);
  });

  it('goes on where a cancelled download ended', async () => {
    const { asked, cancel, world, download } = setUp(open());
    world.afterPart = async () => {
      if (asked.length === 4) cancel.abort();
    };
    expect(await download()).toBe('cancelled');
    const first = asked.splice(0).length;
    expect(await download(new AbortController().signal)).toBe('installed');
    expect(first).toBeLessThan(6);
    expect(asked.length).toBeLessThan(5);
  });

  it('finds a damaged part when it is opened, and asks for it alone', async () => {
    const { shop, asked, ports, download } = setUp(open());
    await download();
    const { hash } = shop.manifest('en-us').parts[1]!;
    await ports.store.begin(shop.manifest('en-us'));
    await ports.store.addPart('en-us', hash, new TextEncoder().encode('damaged'));
    expect(await readAllParts(ports, 'en-us')).toBeUndefined();
    asked.splice(0);
    expect(await download()).toBe('installed');
    expect(asked).toEqual([hash]);
    expect(await readAllParts(ports, 'en-us')).toBeDefined();
  });

  it('is read as a newer one when another tab brings that meanwhile', async () => {
    const { shop, ports, download } = setUp(open());
    await download();
    let reads = 0;
    const parts: CatalogueStore['parts'] = async (hashes) => {
      reads += 1;
      if (reads === 2) {
        for (const at of [0, 1, 2, 3, 4]) shop.change(at);
        expect(await download()).toBe('installed');
      }
      return ports.store.parts(hashes);
    };
    const read = await readAllParts({ ...ports, store: { ...ports.store, parts } }, 'en-us');
    expect(read?.manifest.version).toBe(shop.manifest('en-us').version);
    expect(read?.parts.map(hashOfBytes)).toEqual(shop.manifest('en-us').parts.map(({ hash }) => hash));
  });

  it('stores nothing more of a catalogue that was deleted', async () => {
    const { asked, world, ports, download } = setUp(open());
    world.afterPart = async () => {
      if (asked.length === 2) await ports.store.remove('en-us');
    };
    expect(await download()).toBe('cancelled');
    expect(await ports.store.read('en-us')).toBeUndefined();
    expect((await ports.store.parts(asked)).every((bytes) => bytes === undefined)).toBe(true);
  });

  it('keeps the parts of another locale', async () => {
    const { shop, ports, download } = setUp(open());
    await download();
    await downloadCatalogue(ports, { locale: 'fr-fr', signal: new AbortController().signal });
    await ports.store.remove('fr-fr');
    expect((await readAllParts(ports, 'en-us'))?.manifest.version).toBe(shop.manifest('en-us').version);
    await ports.store.remove('en-us');
    expect((await ports.store.parts(shop.manifest('en-us').parts.map(({ hash }) => hash))).every((bytes) => bytes === undefined)).toBe(true);
  });
});

it('says that there is no room', async () => {
  const memory = createMemoryCatalogue();
  memory.room = 200;
  const { download } = setUp(memory.store);
  expect(await download()).toBe('quota');
});
