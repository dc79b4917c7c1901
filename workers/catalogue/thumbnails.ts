import type { Model } from '#domain/catalogue/model/types.ts';
import { mainPicture } from '#domain/catalogue/pictures.ts';
import type { Locale } from '#contract/locales.ts';
import { pictureUrl } from '#domain/pictures.ts';
import type { Progress } from '#db/catalogue/ports.ts';
import { NoAnswer } from '#db/catalogue/ports.ts';
import { THUMBNAIL_CACHE, THUMBNAIL_WIDTH } from '#db/storage/thumbnails.ts';

/** As many as are kept, the main colour of each style first; and as many bytes. */
export const MOST_PICTURES = 1_500;
export const MOST_BYTES = 16_000_000;
/** Bytes of a picture on the line, for an offer before any has come. */
const USUAL_BYTES = 4_500;
/** What must stay free beside them: the cart comes first. */
const ROOM = 20_000_000;
/** Pictures that are asked for at a time. */
const AT_ONCE = 3;
/** What is missing of a set that was whole before the catalogue changed; more than that was cancelled. */
const FEW = 0.1;
/** Bytes are counted in an entry of their own, so that nobody has to open all pictures for them. */
const FACTS = '/images/thumbnails';

/** What of the thumbnails is on the device. */
export interface ThumbnailStatus {
  /** `partial`: a download was begun and pictures are missing. */
  readonly state: 'absent' | 'partial' | 'whole';
  readonly pictures: number;
  /** Bytes that they take. */
  readonly bytes: number;
  /** Pictures that the catalogue has, as far as they are kept. */
  readonly total: number;
  /** Bytes that are still to come, about. */
  readonly size: number;
}

/** `no-room`: too little storage would stay free, or the browser has none left. What has come stays, except where the browser has no room for it. */
export type ThumbnailEnd = 'whole' | 'cancelled' | 'no-answer' | 'no-room' | 'failed';

export interface ThumbnailPorts {
  readonly caches: Pick<CacheStorage, 'open' | 'has' | 'delete'>;
  /** @throws NoAnswer */
  readonly fetch: (url: string, signal: AbortSignal) => Promise<Response>;
  /** Free bytes; undefined: the browser does not tell. */
  readonly free: () => Promise<number | undefined>;
}

/** Addresses of the pictures that the lists of a locale show: the first colour of every style before all others. */
export const thumbnailUrls = ({ styles }: Model, locale: Locale): readonly string[] => {
  const most = Math.max(0, ...styles.map(({ colourways }) => colourways.length));
  const inOrder = Array.from({ length: most }, (_, at) => styles.flatMap(({ colourways }) => colourways[at] ?? [])).flat();
  return inOrder.slice(0, MOST_PICTURES).map((colourway) => {
    const { key, angle } = mainPicture(colourway, locale);
    return pictureUrl(key, angle, THUMBNAIL_WIDTH);
  });
};

/** The small pictures of the catalogue, in a cache of their own: the service worker shows them where a picture cannot be had. */
export const createThumbnails = ({ caches, fetch, free }: ThumbnailPorts) => {
  let running: AbortController | undefined;

  const kept = async (cache: Cache): Promise<Set<string>> =>
    new Set((await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path !== FACTS));
  const bytesIn = async (cache: Cache): Promise<number> => {
    const { bytes } = ((await (await cache.match(FACTS))?.json().catch(() => undefined)) ?? {}) as { readonly bytes?: unknown };
    return typeof bytes === 'number' ? bytes : 0;
  };
  const noteBytes = (cache: Cache, bytes: number): Promise<void> => cache.put(FACTS, Response.json({ bytes }));

  const status = async (urls: readonly string[]): Promise<ThumbnailStatus> => {
    const cache = (await caches.has(THUMBNAIL_CACHE)) ? await caches.open(THUMBNAIL_CACHE) : undefined;
    const have = cache ? await kept(cache) : new Set();
    const bytes = cache ? await bytesIn(cache) : 0;
    const missing = urls.filter((url) => !have.has(url)).length;
    const usual = have.size > 0 && bytes > 0 ? bytes / have.size : USUAL_BYTES;
    const state = !cache ? 'absent' : missing === 0 || bytes >= MOST_BYTES ? 'whole' : 'partial';
    return { state, pictures: have.size, bytes, total: urls.length, size: Math.round(Math.min(missing * usual, Math.max(0, MOST_BYTES - bytes))) };
  };

  const bring = async (urls: readonly string[], signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<ThumbnailEnd> => {
    const before = await status(urls);
    const room = await free();
    if (room !== undefined && room < before.size + ROOM) return 'no-room';
    const cache = await caches.open(THUMBNAIL_CACHE);
    const have = await kept(cache);
    const wanted = new Set(urls);
    // Pictures of what the shop no longer has; how many bytes they took is not known one by one.
    const gone = [...have].filter((url) => !wanted.has(url));
    await Promise.all(gone.map((url) => cache.delete(url)));
    let { bytes } = before;
    if (have.size > 0) bytes = Math.round((bytes * (have.size - gone.length)) / have.size);
    const waiting = urls.filter((url) => !have.has(url));
    let done = urls.length - waiting.length;
    onProgress({ done, total: urls.length });
    const work = async (): Promise<void> => {
      for (let url = waiting.shift(); url !== undefined && bytes < MOST_BYTES; url = waiting.shift()) {
        signal.throwIfAborted();
        const answer = await fetch(url, signal);
        const body = await answer.blob();
        signal.throwIfAborted();
        await cache.put(url, new Response(body, { headers: { 'Content-Type': answer.headers.get('Content-Type') ?? body.type } }));
        bytes += body.size;
        done += 1;
        onProgress({ done, total: urls.length });
        // A tab may be closed at any time.
        if (done % 40 === 0) await noteBytes(cache, bytes);
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    // Deleted meanwhile: writing the count would make the cache again.
    if (await caches.has(THUMBNAIL_CACHE)) await noteBytes(cache, bytes);
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    return 'whole';
  };

  const download = async (urls: readonly string[], onProgress: (progress: Progress) => void = () => {}): Promise<ThumbnailEnd> => {
    if (running) return 'cancelled';
    const own = new AbortController();
    running = own;
    try {
      return await bring(urls, own.signal, onProgress);
    } catch (error) {
      if (own.signal.aborted) return 'cancelled';
      if (error instanceof NoAnswer) return 'no-answer';
      if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') return 'failed';
      // They are the first thing that a full device can do without.
      await caches.delete(THUMBNAIL_CACHE);
      return 'no-room';
    } finally {
      if (running === own) running = undefined;
    }
  };

  return {
    status,
    download,
    /** Brings what the catalogue has had added since they were whole; nothing where they are not wanted, or were cancelled. */
    refresh: async (urls: readonly string[]): Promise<ThumbnailEnd | 'none'> => {
      const { state, pictures, total } = await status(urls);
      if (state === 'absent' || total - pictures > total * FEW) return 'none';
      return download(urls);
    },
    cancel: (): void => running?.abort(),
    remove: async (): Promise<void> => {
      running?.abort();
      await caches.delete(THUMBNAIL_CACHE);
    },
  };
};
