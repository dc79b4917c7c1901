import { describe, expect, it, vi } from 'vitest';
import type { PageDocument } from './document.ts';
import { keepDocuments } from './cached-documents.ts';

const page = (text: string, status = 200): PageDocument => ({
  status,
  contentType: 'text/html',
  location: null,
  packed: Buffer.from(text),
  hashes: { scripts: [], styles: [] },
});

const setUp = (render: (address: string) => Promise<PageDocument>) => {
  const world = { now: 1_000, version: 'one', later: [] as (() => void)[] };
  const rendered = vi.fn(render);
  const get = keepDocuments({
    render: rendered,
    version: () => Promise.resolve(world.version),
    now: () => world.now,
    later: (run) => world.later.push(run),
  });
  return { world, rendered, read: async (address: string) => (await get(address)).packed.toString() };
};

describe('kept documents', () => {
  it('are rendered once for all who ask at the same time and shortly after', async () => {
    const { rendered, read } = setUp((address) => Promise.resolve(page(address)));
    expect(await Promise.all([read('/a'), read('/a'), read('/b')])).toEqual(['/a', '/a', '/b']);
    await read('/a');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('are made anew at once when the catalogue has changed', async () => {
    let text = 'old';
    const { world, read } = setUp(() => Promise.resolve(page(text)));
    expect(await read('/a')).toBe('old');
    text = 'new';
    world.version = 'two';
    expect(await read('/a')).toBe('new');
  });

  it('are served once more while they are made anew, and not after a minute', async () => {
    let text = 'first';
    const { world, read } = setUp(() => Promise.resolve(page(text)));
    await read('/a');
    text = 'second';
    world.now += 6_000;
    expect([await read('/a'), await read('/a')]).toEqual(['first', 'first']);
    expect(world.later).toHaveLength(1);
    world.later.pop()?.();
    await vi.waitFor(async () => expect(await read('/a')).toBe('second'));
    text = 'third';
    world.now += 61_000;
    expect(await read('/a')).toBe('third');
  });

  it('are not kept when nothing was found or rendering failed', async () => {
    let fails = true;
    const { rendered, read } = setUp((address) => {
      if (address === '/broken' && fails) return Promise.reject(new Error('database away'));
      return Promise.resolve(page(address, address === '/gone' ? 404 : 200));
    });
    await read('/gone');
    await read('/gone');
    expect(rendered).toHaveBeenCalledTimes(2);
    await expect(read('/broken')).rejects.toThrow('database away');
    fails = false;
    expect(await read('/broken')).toBe('/broken');
  });

  it('are bounded in number: the one that was made first goes first', async () => {
    const { rendered, read } = setUp((address) => Promise.resolve(page(address)));
    for (let number = 0; number < 401; number += 1) await read(`/${number}`);
    await read('/400');
    expect(rendered).toHaveBeenCalledTimes(401);
    await read('/0');
    expect(rendered).toHaveBeenCalledTimes(402);
  });
});
