import type { ThumbnailPorts } from '#workers/catalogue/thumbnails.ts';

const pathOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), 'https://shop.example').pathname;

/** A browser's caches as far as the thumbnails need them, and a shop that has every picture. */
export const memoryThumbnails = (bytes = 1_000) => {
  const stored = new Map<string, Map<string, Response>>();
  const world = {
    stored,
    asked: [] as string[],
    free: undefined as number | undefined,
    answer: async (_url: string): Promise<Response> => picture(),
  };
  const picture = (): Response => new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/webp' } });
  const cacheOf = (name: string): Cache => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((path) => new Request(`https://shop.example${path}`)),
      match: async (request: RequestInfo | URL) => entries.get(pathOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => void entries.set(pathOf(request), response),
      delete: async (request: RequestInfo | URL) => entries.delete(pathOf(request)),
    } as unknown as Cache;
  };
  const ports: ThumbnailPorts = {
    caches: {
      open: async (name) => cacheOf(name),
      has: async (name) => stored.has(name),
      delete: async (name) => stored.delete(name),
    },
    fetch: (url) => {
      world.asked.push(url);
      return world.answer(url);
    },
    free: async () => world.free,
  };
  return { ...ports, world, picture };
};
