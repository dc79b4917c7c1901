import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** A body as it is sent. */
export interface ReadyBody {
  readonly text: string;
  /** SHA-256 of the text, base64url. */
  readonly hash: string;
  /** The text compressed with brotli. */
  readonly packed: Uint8Array<ArrayBuffer>;
}

const ready = new WeakMap<object, Promise<ReadyBody>>();

/** Serialised and compressed once for each object: as well as brotli can, because it is sent many times. Do not change the object afterwards. */
export const readyBody = (body: object): Promise<ReadyBody> => {
  const known = ready.get(body);
  if (known) return known;
  const made = makeReady(JSON.stringify(body));
  ready.set(body, made);
  return made;
};

/** A part that clients fetch by its hash, as a manifest names it: bytes of the text, and `size` on the line. */
export const namePart = async (part: object): Promise<{ readonly hash: string; readonly bytes: number; readonly size: number }> => {
  const { hash, text, packed } = await readyBody(part);
  return { hash, bytes: Buffer.byteLength(text), size: packed.length };
};

/** The version of a manifest: the same for the same words, which name all that it stands for. */
export const versionOf = (words: readonly string[]): string => createHash('sha256').update(words.join()).digest('base64url');

const makeReady = async (text: string): Promise<ReadyBody> => {
  const bytes = Buffer.from(text);
  return {
    text,
    hash: createHash('sha256').update(bytes).digest('base64url'),
    packed: await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  };
};
