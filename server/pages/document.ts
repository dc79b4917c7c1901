import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { InlineHashes } from '../http/security.ts';

const brotli = promisify(brotliCompress);

/** A rendered page, packed and ready to be sent to anybody. */
export interface PageDocument {
  readonly status: number;
  readonly contentType: string;
  readonly location: string | null;
  readonly packed: Buffer;
  /** Its inline scripts and styles, for its content security policy. */
  readonly hashes: InlineHashes;
}

/** Inline parts of one kind that the renderer itself wrote; data blocks are never run and need no hash. */
const hashesOf = (html: string, tag: 'script' | 'style', mark: string): string[] => [
  ...new Set(
    [...html.matchAll(new RegExp(`<${tag}(?=[^>]* ${mark})(?![^>]*(?:\\ssrc=|ld\\+json))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
      ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    ),
  ),
];

/**
 * Reads what the renderer answered to its end. A document is sent to everybody, so its policy names scripts by hash: those that carry the nonce of this
 * rendering, which nothing that came with the content can know. The nonce itself is taken out again.
 */
export const toDocument = async (rendered: Response, nonce: string): Promise<PageDocument> => {
  const mark = `nonce="${nonce}"`;
  const written = await rendered.text();
  const html = written.replaceAll(` ${mark}`, '').replaceAll(nonce, '');
  const bytes = Buffer.from(html);
  return {
    status: rendered.status,
    contentType: rendered.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
    location: rendered.headers.get('Location'),
    packed: await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    hashes: { scripts: hashesOf(written, 'script', mark), styles: hashesOf(written, 'style', mark) },
  };
};
