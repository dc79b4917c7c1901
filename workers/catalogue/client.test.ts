import { expose, wrap } from 'comlink';
import { afterEach, expect, it, vi } from 'vitest';
import { createCatalogueClient } from './client.ts';
import type { CatalogueApi } from './types.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A client whose workers are the other ends of message channels. A `mute` worker never answers. */
const setUp = () => {
  const world = { spawned: 0, ended: 0, mute: false, fail: (): void => {}, rest: (): void => {} };
  const api = {
    refresh: async () => 'current',
    download: async (_: string, onProgress: (progress: { done: number; total: number }) => void) => {
      onProgress({ done: 1, total: 2 });
      return 'installed';
    },
  } as unknown as CatalogueApi;
  const client = createCatalogueClient({
    after: (_, call) => {
      world.rest = call;
      return () => {
        world.rest = () => {};
      };
    },
    spawn: () => {
      world.spawned += 1;
      const { port1, port2 } = new MessageChannel();
      if (!world.mute) expose(api, port1);
      closers.push(() => {
        port1.close();
        port2.close();
      });
      return {
        api: wrap<CatalogueApi>(port2),
        onFailure: (listener) => {
          world.fail = listener;
        },
        terminate: () => {
          world.ended += 1;
        },
      };
    },
  });
  return { world, client };
};

it('starts the worker with the first question, once, and ends it when it is idle', async () => {
  const { world, client } = setUp();
  expect(world.spawned).toBe(0);
  expect(await Promise.all([client.refresh('en-us'), client.refresh('en-us')])).toEqual(['current', 'current']);
  expect([world.spawned, world.ended]).toEqual([1, 0]);
  world.rest();
  expect(world.ended).toBe(1);
  expect(await client.refresh('en-us')).toBe('current');
  expect(world.spawned).toBe(2);
});

it('hears how far a download is', async () => {
  const { client } = setUp();
  const heard: number[] = [];
  expect(await client.download('en-us', ({ done }) => void heard.push(done))).toBe('installed');
  await vi.waitFor(() => expect(heard).toEqual([1]));
});

it('rejects what a worker that fails was asked, and starts another', async () => {
  const { world, client } = setUp();
  world.mute = true;
  const asked = client.refresh('en-us');
  world.fail();
  await expect(asked).rejects.toThrow('failed');
  world.mute = false;
  expect(await client.refresh('en-us')).toBe('current');
  expect([world.spawned, world.ended]).toEqual([2, 1]);
});
