import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type CompressOnce, createCompressOnce } from './compress-once.ts';

const brotli = promisify(brotliCompress);

/** In threads that also read files and look up hosts: of four, two stay free for those. */
const AT_A_TIME = 2;
/** Compressed bytes that are kept for texts that come again: some versions of a catalogue of 100,000 variants in five locales. */
const KEPT_BYTES = 16_000_000;

const compressOnce = createCompressOnce({ atATime: AT_A_TIME, mostBytes: KEPT_BYTES });

export interface Compression {
  /** Of brotli: 11 is the best, and what is taken if nothing is said, because a body is sent many times; 10 takes a third of its time and 3 % more bytes. */
  readonly quality?: 10 | 11;
  /** Whose compressed texts are kept; the process has one for all. */
  readonly once?: CompressOnce;
}

/** A body as it is sent. */
export interface ReadyBody {
  readonly text: string;
  /** SHA-256 of the text, base64url. */
  readonly hash: string;
  /** The text compressed with brotli. */
  readonly packed: Uint8Array<ArrayBuffer>;
}

const ready = new WeakMap<object, Promise<ReadyBody>>();

/** Serialised once for each object and compressed once for each text. Do not change the object afterwards. */
export const readyBody = (body: object, compression: Compression = {}): Promise<ReadyBody> => {
  const known = ready.get(body);
  if (known) return known;
  const made = makeReady(body, compression);
  ready.set(body, made);
  // What failed is tried again.
  made.catch(() => ready.delete(body));
  return made;
};

/** A part that clients fetch by its hash, as a manifest names it: bytes of the text, and `size` on the line. */
export const namePart = async (
  part: object,
  compression?: Compression,
): Promise<{ readonly hash: string; readonly bytes: number; readonly size: number }> => {
  const { hash, text, packed } = await readyBody(part, compression);
  return { hash, bytes: Buffer.byteLength(text), size: packed.length };
};

/** The version of a manifest: the same for the same words, which name all that it stands for. */
export const versionOf = (words: readonly string[]): string => createHash('sha256').update(words.join()).digest('base64url');

const makeReady = async (body: object, { quality = 11, once = compressOnce }: Compression): Promise<ReadyBody> => {
  const text = JSON.stringify(body);
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64url');
  // Where nothing is left to compress other requests are answered between two texts, too.
  await setImmediate();
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return { text, hash, packed: await once(hash, () => brotli(bytes, { params })) };
};
