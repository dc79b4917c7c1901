import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { InlineHashes } from '#server/platform/http/security.ts';

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
const hashesOf = (html: string, tag: 'script' | 'style', nonce: string): string[] => [
  ...new Set(
    [...html.matchAll(new RegExp(`<${tag}(?=[^>]* nonce="${nonce}")(?![^>]*(?:\\ssrc=|ld\\+json))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
      ([, text = '']) => `sha256-${createHash('sha256').update(withoutNonce(text, nonce)).digest('base64')}`,
    ),
  ),
];

/** The document as it is sent. The router's note of the nonce goes as a whole: a page that finds it would put it on what it draws. */
const withoutNonce = (html: string, nonce: string): string =>
  html
    .replaceAll(` nonce="${nonce}"`, '')
    .replace(new RegExp(`<meta[^>]*"csp-nonce"[^>]*"${nonce}"[^>]*>`), '')
    .replaceAll(nonce, '');

/**
 * Reads what the renderer answered to its end. A document is sent to everybody, so its policy names scripts by hash: those that carry the nonce of this
 * rendering, which nothing that came with the content can know. The nonce itself is taken out again.
 * @param change what is sent in place of what was rendered
 */
export const toDocument = async (rendered: Response, nonce: string, change = (html: string): string => html): Promise<PageDocument> => {
  const written = change(await rendered.text());
  const bytes = Buffer.from(withoutNonce(written, nonce));
  return {
    status: rendered.status,
    contentType: rendered.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
    location: rendered.headers.get('Location'),
    packed: await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    hashes: { scripts: hashesOf(written, 'script', nonce), styles: hashesOf(written, 'style', nonce) },
  };
};
