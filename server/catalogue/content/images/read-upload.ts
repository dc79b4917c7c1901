import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { UPLOAD_BYTES_MAX, type UPLOAD_TYPES } from '#contract/calls/content/documents.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Pixels that are read at most: a file of a few kilobytes can unfold into gigabytes. */
const PIXELS_MAX = 50_000_000;
/** Longest edge that is kept: twice the widest picture of a page. */
const EDGE_MAX = 2560;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

type UploadType = (typeof UPLOAD_TYPES)[number];

const startsWith = (bytes: Buffer, at: number, ...text: readonly string[]): boolean =>
  text.some((one) => bytes.subarray(at, at + one.length).toString('latin1') === one);

/** What a file is by its first bytes, whatever it is called. */
export const typeOf = (bytes: Buffer): UploadType | undefined => {
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1A\n')) return 'image/png';
  if (startsWith(bytes, 0, '\xFF\xD8\xFF')) return 'image/jpeg';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'image/webp';
  return startsWith(bytes, 4, 'ftypavif', 'ftypavis') ? 'image/avif' : undefined;
};

export interface ReadImage {
  /** WebP, upright, without metadata. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** Average colour: `#rrggbb`. */
  readonly tone: string;
  readonly hash: string;
}

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');

/** What is known of an image as it is kept. @throws Error for what is no WebP */
export const factsOf = async (bytes: Buffer): Promise<Omit<ReadImage, 'bytes'>> => {
  if (typeOf(bytes) !== 'image/webp') throw new Error('no WebP');
  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  const { width, height } = await image.metadata();
  const { channels } = await image.flatten({ background: '#ffffff' }).stats();
  const [red = 0, green = red, blue = red] = channels.map(({ mean }) => mean);
  return { width, height, tone: `#${hex(red)}${hex(green)}${hex(blue)}`, hash: createHash('sha256').update(bytes).digest('hex') };
};

/** Of an image and of what must stay in view of it: what is behind an address never changes. */
export const imageId = (hash: string, { x, y }: { readonly x: number; readonly y: number }): string =>
  `upload-${createHash('sha256').update(`${hash} ${x} ${y}`).digest('hex').slice(0, 32)}`;

export interface UploadLimits {
  readonly maxBytes: number;
  /** Longest edge that is kept. */
  readonly edgeMax: number;
  /** Shorter edge that is needed; any unless told. */
  readonly edgeMin?: number;
}

const IMAGES_OF_EDITORS: UploadLimits = { maxBytes: UPLOAD_BYTES_MAX, edgeMax: EDGE_MAX };

/** Draws an image anew, without whatever else its file carried: place, device, scripts. @throws Error for what is no such image */
const redraw = async (given: Buffer, { edgeMax, edgeMin = 1 }: UploadLimits): Promise<ReadImage> => {
  const bytes = await sharp(given, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize({ width: edgeMax, height: edgeMax, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, effort: 4 })
    .toBuffer();
  const facts = await factsOf(bytes);
  if (Math.min(facts.width, facts.height) < edgeMin) throw new Error('too small');
  return { bytes, ...facts };
};

/** An uploaded image as it is kept. @throws WMK422P for anything else than it says, and for what is too large or too small */
export const readUpload = async (
  { type, content }: { readonly type: UploadType; readonly content: string },
  limits: UploadLimits = IMAGES_OF_EDITORS,
): Promise<ReadImage> => {
  try {
    if (!BASE64.test(content)) throw new Error('not base64');
    const bytes = Buffer.from(content, 'base64');
    if (bytes.length > limits.maxBytes) throw new Error('too large');
    if (typeOf(bytes) !== type) throw new Error('another kind');
    return await redraw(bytes, limits);
  } catch {
    throw new Refusal('WMK422P', { index: 0 });
  }
};
