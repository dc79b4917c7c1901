import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { InlineHashes } from '#server/platform/http/security.ts';
import { hashOf } from './inline-hash.ts';
import type { InlineStyle, PageToSend } from './renderer.ts';

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

/** Scripts that the renderer itself wrote; data blocks are never run and need no hash. */
const scriptHashes = (html: string, nonce: string): string[] => [
  ...new Set(
    [...html.matchAll(new RegExp(`<script(?=[^>]* nonce="${nonce}")(?![^>]*(?:\\ssrc=|ld\\+json))[^>]*>([\\s\\S]*?)</script>`, 'g'))].map(
      ([, text = '']) => hashOf(withoutNonce(text, nonce)),
    ),
  ),
];

/** The document as it is sent. The router's note of the nonce goes as a whole: a page that finds it would put it on what it draws. */
const withoutNonce = (html: string, nonce: string): string =>
  html
    .replaceAll(` nonce="${nonce}"`, '')
    .replace(new RegExp(`<meta[^>]*"csp-nonce"[^>]*"${nonce}"[^>]*>`), '')
    .replaceAll(nonce, '');

const asWritten = (text: string): InlineStyle => ({ text, hash: hashOf(text) });

/**
 * A document is sent to everybody, so its policy names scripts and styles by hash: those that carry the nonce of this rendering, which nothing that came
 * with the content can know. The nonce itself is taken out again.
 * @param change what is sent in place of what was rendered
 */
export const toDocument = async (
  { status, headers, html, styleOf = asWritten }: PageToSend,
  nonce: string,
  change = (written: string): string => written,
): Promise<PageDocument> => {
  const written = change(html);
  const styles: InlineStyle[] = [];
  // What stands before a style, how it opens, what it holds, what stands behind it ...
  const parts = written.split(new RegExp(`(<style(?=[^>]* nonce="${nonce}")[^>]*>)([\\s\\S]*?)(?=</style>)`)).map((part, index) => {
    if (index % 3 !== 2) return withoutNonce(part, nonce);
    const style = styleOf(part);
    styles.push(style);
    return style.text;
  });
  const bytes = Buffer.from(parts.join(''));
  return {
    status,
    contentType: headers.get('Content-Type') ?? 'text/html; charset=utf-8',
    location: headers.get('Location'),
    packed: await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    hashes: { scripts: scriptHashes(written, nonce), styles: [...new Set(styles.map(({ hash }) => hash))] },
  };
};
