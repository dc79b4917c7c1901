import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

export interface TextFile {
  /** The file's text in chunks, without a byte order mark. May be read again from the start. */
  readonly chunks: () => AsyncIterable<string>;
  /** Its first 64 kB, to tell what it is. */
  readonly head: string;
}

const HEAD_BYTES = 65_536;

const bytesOf = async function* (path: string, packed: boolean): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path);
  const source = packed ? file.pipe(createGunzip()) : file;
  // A broken file must end the pipe's reader, too.
  if (packed) file.once('error', (error) => source.destroy(error));
  yield* source as AsyncIterable<Uint8Array>;
};

const isPacked = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
};

/** UTF-8 unless a byte order mark says UTF-16, or the beginning is no UTF-8 and so an old Windows export. */
const encodingOf = (head: Uint8Array): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  try {
    // `stream` forgives a letter cut in half at the end.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};

const readHead = async (path: string, packed: boolean): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytesOf(path, packed)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
};

/** Opens a text file, packed with gzip or not, in whatever of the usual encodings it is. */
export const openTextFile = async (path: string): Promise<TextFile> => {
  const packed = await isPacked(path);
  const head = await readHead(path, packed);
  const encoding = encodingOf(head);
  const chunks = async function* (): AsyncGenerator<string> {
    const decoder = new TextDecoder(encoding);
    for await (const chunk of bytesOf(path, packed)) {
      const text = decoder.decode(chunk, { stream: true });
      if (text !== '') yield text;
    }
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  };
  return { chunks, head: new TextDecoder(encoding).decode(head, { stream: true }) };
};
