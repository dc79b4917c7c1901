import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { createDiskCache } from './disk-cache.ts';
import { fetchRemotePicture, remoteLimits } from './remote.ts';
import type { PictureSource } from './render.ts';
import { createWorkQueue } from './work-queue.ts';

export interface RemotePictures {
  /** The imported picture, or undefined while it cannot be had. */
  source(url: string, hosts: readonly string[]): Promise<PictureSource | undefined>;
}

/** Where originals are kept beside the folder of this process. */
export interface KeptOriginals {
  get(name: string): Promise<Buffer | undefined>;
  put(name: string, body: Buffer): Promise<void>;
}

/** A picture that could not be had is not asked for again for this long. */
const failureMs = 10 * 60_000;
const maxPixels = 40e6;
const decodable = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

/** Originals of imported pictures, kept on disk so that every width comes from one fetch. */
export function createRemotePictures({
  dataDir,
  clock = Date.now,
  onFailure = () => {},
  fetchPicture = (url, hosts) => fetchRemotePicture(url, hosts, remoteLimits),
  maxBytes = 400 * 2 ** 20,
  kept,
}: {
  dataDir: string;
  clock?: () => number;
  onFailure?: (url: string, error: unknown) => void;
  fetchPicture?: (url: string, hosts: readonly string[]) => Promise<Buffer>;
  maxBytes?: number;
  kept?: KeptOriginals | undefined;
}): RemotePictures {
  const originals = createDiskCache({ dir: path.join(dataDir, 'pictures-imported'), maxBytes, clock });
  const failedUntil = new Map<string, number>();
  const inFlight = new Map<string, Promise<Buffer | undefined>>();
  // A list page of a slow host waits side by side, but foreign files are decoded two at a time: each may need 120 MB.
  const fetching = createWorkQueue({ places: 12 });
  const decoding = createWorkQueue({ places: 2 });

  async function original(url: string, hosts: readonly string[], name: string): Promise<Buffer | undefined> {
    const own = await originals.get(name);
    if (own) return own;
    // A storage that is away costs a fetch, not the picture.
    const shared = await kept?.get(name).catch(() => undefined);
    if (shared) {
      await originals.put(name, shared).catch(() => {});
      return shared;
    }
    if ((failedUntil.get(name) ?? 0) > clock()) return undefined;
    try {
      const body = await fetching.urgent(() => fetchPicture(url, hosts));
      await decoding.urgent(() => assertPicture(body));
      await originals.put(name, body).catch(() => {});
      await kept?.put(name, body).catch(() => {});
      return body;
    } catch (error) {
      if (failedUntil.size > 5000) failedUntil.clear();
      failedUntil.set(name, clock() + failureMs);
      onFailure(url, error);
      return undefined;
    }
  }

  return {
    async source(url, hosts) {
      // The hosts are part of the name: a picture fetched under one import's list is not handed to another's.
      const name = createHash('sha256')
        .update(`${url}\n${hosts.toSorted().join(',')}`)
        .digest('base64url')
        .slice(0, 22);
      const running = inFlight.get(name) ?? original(url, hosts, name).finally(() => inFlight.delete(name));
      inFlight.set(name, running);
      const body = await running;
      if (!body) return undefined;
      const fingerprint = `r${createHash('sha256').update(body).digest('base64url').slice(0, 22)}`;
      return { fingerprint, raster: (width, height) => fit(body, width, height) };
    },
  };
}

async function assertPicture(body: Buffer): Promise<void> {
  const { format, width, height } = await sharp(body, { limitInputPixels: maxPixels }).metadata();
  if (!format || !decodable.has(format)) throw new Error('not a picture');
  if (width * height > maxPixels) throw new Error('too many pixels');
  // Decoding to a thumbnail reads the whole file, so a broken one is found now and not at the first view.
  await sharp(body, { limitInputPixels: maxPixels, failOn: 'error' }).resize(16).toBuffer();
}

/** Whole picture on white, as imported photographs mostly stand on white already. */
async function fit(body: Buffer, width: number, height: number) {
  const { data, info } = await sharp(body, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize(width, height, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
