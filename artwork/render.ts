import { createHash } from 'node:crypto';
import path from 'node:path';
import { pictureDensity, pictureQuality, pictureRatio, type PictureAngle, type PictureWidth } from '#domain/pictures.ts';
import type { ArtSpec } from './traits/art.ts';
import { createDiskCache } from './disk-cache.ts';
import { drawArt } from './draw-art.ts';
import { encode, rasterise, type PictureFormat, type Raster } from './encode.ts';
import { createWorkQueue } from './work-queue.ts';

export interface Picture {
  body: Buffer;
  format: PictureFormat;
  etag: string;
}

/** What a picture is made from: something that names it for ever, and a way to get its pixels. */
export interface PictureSource {
  /** Same name, same pixels. */
  fingerprint: string;
  raster(width: number, height: number): Promise<Raster>;
}

export interface Renderer {
  /** The picture in the best format that is ready and that the reader takes; drawn now if none is. */
  picture(source: PictureSource, angle: PictureAngle, width: PictureWidth, accepts: readonly PictureFormat[]): Promise<Picture>;
  /** Draws in quiet moments, so that the first visitor finds it ready. */
  warm(name: string, width: PictureWidth, find: () => Promise<{ source: PictureSource; angle: PictureAngle } | undefined>): void;
  artSource(spec: ArtSpec, angle: PictureAngle): PictureSource;
  /** Somebody is being served: drawing ahead waits. */
  heed(): void;
  /** Resolves when no work waits or runs. */
  settled(): Promise<void>;
  close(): void;
}

export interface RendererOptions {
  dataDir: string;
  maxBytes?: number;
  clock?: () => number;
  onError?: (error: unknown) => void;
  quietMs?: number;
  /** Whether quiet moments are used for better formats and for what nobody has asked for yet. */
  ahead?: boolean;
  draw?: typeof drawArt;
}

/** A drawing is mostly turned into pixels right after it was fingerprinted; a few are kept as text until then (0.3 MB each). */
const recentDrawings = 48;

export function createRenderer({
  dataDir,
  maxBytes = 600 * 2 ** 20,
  clock = Date.now,
  onError = () => {},
  quietMs = 1500,
  ahead = true,
  draw = drawArt,
}: RendererOptions): Renderer {
  const cache = createDiskCache({ dir: path.join(dataDir, 'pictures'), maxBytes, clock });
  const queue = createWorkQueue({ quietMs, onIdleError: onError });
  const inFlight = new Map<string, Promise<Buffer>>();
  const drawings = new Map<string, PictureSource>();
  const recent = new Map<string, string>();

  /** One drawing per spec and angle; its fingerprint is that of the drawn SVG, so new drawing code never meets old files. */
  function artSource(spec: ArtSpec, angle: PictureAngle): PictureSource {
    const name = `${angle}${JSON.stringify([spec.kind, spec.seed, spec.palette, spec.traits])}`;
    const known = drawings.get(name);
    if (known) return known;
    const svg = draw(spec, angle);
    const fingerprint = createHash('sha256').update(`${pictureQuality}/${svg}`).digest('base64url').slice(0, 22);
    recent.set(name, svg);
    if (recent.size > recentDrawings) recent.delete(recent.keys().next().value!);
    const source: PictureSource = { fingerprint, raster: (width, height) => rasterise(recent.get(name) ?? draw(spec, angle), width, height) };
    if (drawings.size >= 20_000) drawings.delete(drawings.keys().next().value!);
    drawings.set(name, source);
    return source;
  }

  async function make(source: PictureSource, angle: PictureAngle, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
    const fileWidth = width * pictureDensity;
    const raster = await source.raster(fileWidth, Math.round(fileWidth * pictureRatio(angle)));
    const body = await encode(raster, format);
    // A full or read-only disk costs the cache, not the picture.
    await cache.put(fileName(source, angle, width, format), body).catch(onError);
    return body;
  }

  /** Two requests for one new picture share one drawing. */
  function makeOnce(source: PictureSource, angle: PictureAngle, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
    const name = fileName(source, angle, width, format);
    const running = inFlight.get(name);
    if (running) return running;
    const work = queue.urgent(() => make(source, angle, width, format)).finally(() => inFlight.delete(name));
    inFlight.set(name, work);
    return work;
  }

  function betterWhenIdle(source: PictureSource, angle: PictureAngle, width: PictureWidth): void {
    if (!ahead) return;
    const name = fileName(source, angle, width, 'avif');
    queue.whenIdle(name, async () => {
      if (!(await cache.has(name))) await make(source, angle, width, 'avif');
    });
  }

  return {
    artSource,
    async picture(source, angle, width, accepts) {
      const answer = (body: Buffer, format: PictureFormat): Picture => ({ body, format, etag: `"${source.fingerprint}-${width}-${format}"` });
      if (accepts.includes('avif')) {
        const better = await cache.get(fileName(source, angle, width, 'avif'));
        if (better) return answer(better, 'avif');
        betterWhenIdle(source, angle, width);
      }
      const first = accepts.includes('webp') ? 'webp' : 'jpeg';
      const ready = await cache.get(fileName(source, angle, width, first));
      return answer(ready ?? (await makeOnce(source, angle, width, first)), first);
    },
    warm(name, width, find) {
      if (!ahead) return;
      queue.whenIdle(`warm/${name}/${width}`, async () => {
        const found = await find();
        if (!found || (await cache.has(fileName(found.source, found.angle, width, 'webp')))) return;
        await make(found.source, found.angle, width, 'webp');
      });
    },
    heed: queue.heed,
    settled: queue.settled,
    close: queue.close,
  };
}

function fileName(source: PictureSource, angle: PictureAngle, width: PictureWidth, format: PictureFormat): string {
  return `${source.fingerprint}-${angle}-${width}.${format}`;
}
