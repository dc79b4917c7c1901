import { afterEach, describe, expect, it, vi } from 'vitest';
import { nearestWidth, otherWidth } from './other-width.ts';

const kept = [
  '/images/TRAIL001K1B/side/96',
  '/images/TRAIL001K1B/side/480',
  '/images/TRAIL001K1B/side/320',
  '/images/TRAIL001K1B/top/160',
  '/images/TRAIL001R2D/side/160',
];

describe('a picture without the network', () => {
  it('is shown from the next wider one', () => {
    expect(nearestWidth(kept, '/images/TRAIL001K1B/side/160')).toBe('/images/TRAIL001K1B/side/320');
  });

  it('is shown from the widest where none is wide enough', () => {
    expect(nearestWidth(kept, '/images/TRAIL001K1B/side/1200')).toBe('/images/TRAIL001K1B/side/480');
  });

  it('is never shown from another colour or another side', () => {
    expect(nearestWidth(kept, '/images/TRAIL001R2D/top/160')).toBeUndefined();
    expect(nearestWidth(kept, '/images/TRAIL001K1B/sole/160')).toBeUndefined();
  });

  it('is not looked for where the address is none of a picture', () => {
    expect(nearestWidth(kept, '/images/TRAIL001K1B')).toBeUndefined();
  });
});

describe('a picture that failed', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answerFor = async (path: string, pictures: Readonly<Record<string, string>>, thumbnails: Readonly<Record<string, string>> = {}) => {
    const cache = { keys: async () => Object.keys(pictures).map((kept) => ({ url: `https://shop.example${kept}` })) };
    const match = async (wanted: string) => {
      const { pathname } = new URL(wanted, 'https://shop.example');
      const found = pictures[pathname] ?? thumbnails[pathname];
      return found === undefined ? undefined : new Response(found);
    };
    vi.stubGlobal('caches', { open: async () => cache, match });
    const { handlerDidError } = otherWidth('pictures');
    return handlerDidError?.({ request: { url: `https://shop.example${path}` } as Request } as never);
  };

  it('is answered with another width of it that is kept', async () => {
    const answer = await answerFor('/images/TRAIL001K1B/side/320', { '/images/TRAIL001K1B/side/96': 'small' });
    expect(await answer?.text()).toBe('small');
  });

  it('is answered with an empty picture where nothing of it is kept, so that no mark of a broken one is drawn', async () => {
    const answer = await answerFor('/images/TRAIL009K1B/side/320', { '/images/TRAIL001K1B/side/96': 'small' });
    expect([answer?.status, answer?.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    expect(await answer?.text()).toMatch(/^<svg .*<path /);
  });

  it('is answered with its thumbnail where nobody has looked at it yet, and never with that of another side', async () => {
    const thumbnails = { '/images/TRAIL009K1B/side/160': 'thumbnail' };
    const of = async (path: string, pictures: Readonly<Record<string, string>> = {}) => (await answerFor(path, pictures, thumbnails))?.text();
    expect(await of('/images/TRAIL009K1B/side/640')).toBe('thumbnail');
    expect(await of('/images/TRAIL009K1B/side/48')).toBe('thumbnail');
    expect(await of('/images/TRAIL009K1B/side/640', { '/images/TRAIL009K1B/side/320': 'seen' })).toBe('seen');
    expect(await of('/images/TRAIL009K1B/sole/640')).toMatch(/^<svg /);
  });
});
