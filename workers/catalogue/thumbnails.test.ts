import { describe, expect, it } from 'vitest';
import { NoAnswer } from '#db/catalogue/ports.ts';
import { THUMBNAIL_CACHE } from '#db/storage/thumbnails.ts';
import { memoryThumbnails } from '#tests/support/memory-thumbnails.ts';
import { createThumbnails, MOST_BYTES } from './thumbnails.ts';

const urls = Array.from({ length: 100 }, (_, at) => `/images/TRAIL${String(at).padStart(3, '0')}K1B/side/160`);

const setUp = (bytes?: number) => {
  const ports = memoryThumbnails(bytes);
  const { world } = ports;
  return { ports, world, thumbnails: createThumbnails(ports), paths: () => [...(world.stored.get(THUMBNAIL_CACHE)?.keys() ?? [])] };
};

describe('thumbnails', () => {
  it('are offered with about their size, and are nothing on a device that has not asked for them', async () => {
    const { thumbnails, world } = setUp();
    expect(await thumbnails.status(urls)).toEqual({ state: 'absent', pictures: 0, bytes: 0, total: 100, size: 450_000 });
    expect(await thumbnails.refresh(urls)).toBe('none');
    // To ask costs nothing: no cache is made.
    expect([world.stored.size, world.asked.length]).toEqual([0, 0]);
  });

  it('come one by one, with the pictures that have come, and are counted in bytes', async () => {
    const { thumbnails, paths } = setUp();
    const seen: number[] = [];
    expect(await thumbnails.download(urls, ({ done, total }) => seen.push(done / total))).toBe('whole');
    expect([seen[0], seen.at(-1)]).toEqual([0, 1]);
    expect(await thumbnails.status(urls)).toEqual({ state: 'whole', pictures: 100, bytes: 100_000, total: 100, size: 0 });
    expect(paths()).toEqual(expect.arrayContaining(urls));
  });

  it('go on where they were cancelled, and are not gone on with unasked', async () => {
    const { thumbnails, world } = setUp();
    const end = await thumbnails.download(urls, ({ done }) => {
      if (done === 40) thumbnails.cancel();
    });
    expect(end).toBe('cancelled');
    const { pictures, state } = await thumbnails.status(urls);
    expect(state).toBe('partial');
    expect(pictures).toBeGreaterThanOrEqual(40);
    expect(pictures).toBeLessThan(50);
    const asked = world.asked.length;
    expect(await thumbnails.refresh(urls)).toBe('none');
    expect(world.asked).toHaveLength(asked);
    expect(await thumbnails.download(urls)).toBe('whole');
    expect(new Set(world.asked).size).toBe(100);
    expect(await thumbnails.status(urls)).toMatchObject({ state: 'whole', bytes: 100_000 });
  });

  it('follow the catalogue: what is new is fetched, what is gone is deleted', async () => {
    const { thumbnails, world, paths } = setUp();
    await thumbnails.download(urls);
    world.asked.length = 0;
    const next = [...urls.slice(5), '/images/TRAIL999K1B/side/160'];
    expect(await thumbnails.refresh(next)).toBe('whole');
    expect(world.asked).toEqual(['/images/TRAIL999K1B/side/160']);
    expect(paths()).not.toContain(urls[0]);
    expect(await thumbnails.status(next)).toMatchObject({ state: 'whole', pictures: 96, bytes: 96_000 });
  });

  it('are deleted whole', async () => {
    const { thumbnails, world } = setUp();
    await thumbnails.download(urls);
    await thumbnails.remove();
    expect(world.stored.size).toBe(0);
    expect((await thumbnails.status(urls)).state).toBe('absent');
  });

  it('that are deleted while they come do not come back', async () => {
    const { thumbnails, world } = setUp();
    let removed: Promise<void> | undefined;
    const end = await thumbnails.download(urls, ({ done }) => {
      if (done === 20) removed = thumbnails.remove();
    });
    await removed;
    expect(end).toBe('cancelled');
    expect(world.stored.size).toBe(0);
  });

  it('keep what has come when the network goes, and store no page of a captive portal', async () => {
    const { thumbnails, world, ports } = setUp();
    world.answer = async () => {
      if (world.asked.length > 30) throw new NoAnswer('no answer');
      return ports.picture();
    };
    expect(await thumbnails.download(urls)).toBe('no-answer');
    expect((await thumbnails.status(urls)).pictures).toBe(30);
  });

  it('are not begun where too little storage would stay free', async () => {
    const { thumbnails, world } = setUp();
    world.free = 20_000_000;
    expect(await thumbnails.download(urls)).toBe('no-room');
    expect([world.stored.size, world.asked.length]).toEqual([0, 0]);
    world.free = 21_000_000;
    expect(await thumbnails.download(urls)).toBe('whole');
  });

  it('are given up where the browser has no room', async () => {
    const { ports, world } = setUp();
    const open: typeof ports.caches.open = async (name) => {
      const cache = await ports.caches.open(name);
      return Object.assign(cache, {
        put: async () => {
          throw new DOMException('no room', 'QuotaExceededError');
        },
      });
    };
    const full = createThumbnails({ ...ports, caches: { ...ports.caches, open } });
    expect(await full.download(urls)).toBe('no-room');
    expect(world.stored.size).toBe(0);
  });

  it('end at their limit of bytes, and are whole then', async () => {
    const { thumbnails, world } = setUp(1_000_000);
    expect(await thumbnails.download(urls)).toBe('whole');
    const { bytes, state, size } = await thumbnails.status(urls);
    expect([state, size]).toEqual(['whole', 0]);
    expect(bytes).toBeGreaterThanOrEqual(MOST_BYTES);
    expect(bytes).toBeLessThan(MOST_BYTES + 3_000_000);
    expect(world.asked.length).toBeLessThan(20);
  });
});
