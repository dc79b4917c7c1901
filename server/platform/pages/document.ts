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

const asWritten = (text: string): InlineStyle => ({ text, hash: hashOf(text) });

interface Written {
  readonly html: string;
  readonly hashes: InlineHashes;
}

/**
 * Takes the nonce out of a document, and collects what carried it. Nothing that came with the content can know it, so each place where it stands is the
 * renderer's: only those are looked at, because a document has a quarter of a megabyte and a dozen of them.
 */
const withoutNonce = (html: string, nonce: string, styleOf: (text: string) => InlineStyle): Written => {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const parts: string[] = [];
  let done = 0;
  const keepUntil = (place: number, next: number): void => {
    parts.push(html.slice(done, place));
    done = next;
  };
  for (let found = html.indexOf(nonce); found !== -1; found = html.indexOf(nonce, done)) {
    const opening = html.lastIndexOf('<', found);
    const end = html.indexOf('>', found) + 1;
    const tag = html.slice(opening, end);
    // The router's note of the nonce goes as a whole: a page that finds it would put it on what it draws.
    if (tag.startsWith('<meta') && tag.includes('"csp-nonce"')) {
      keepUntil(opening, end);
      continue;
    }
    const isAttribute = html.startsWith(attribute, found - ' nonce="'.length);
    if (!isAttribute) {
      keepUntil(found, found + nonce.length);
      continue;
    }
    keepUntil(found - ' nonce="'.length, found + nonce.length + 1);
    if (tag.startsWith('<style')) {
      const close = html.indexOf('</style>', end);
      const style = styleOf(html.slice(end, close));
      styles.add(style.hash);
      keepUntil(end, close);
      parts.push(style.text);
      // Data blocks are never run and need no hash.
    } else if (tag.startsWith('<script') && !/\ssrc=|ld\+json/.test(tag)) {
      scripts.add(hashOf(html.slice(end, html.indexOf('</script>', end)).replaceAll(attribute, '').replaceAll(nonce, '')));
    }
  }
  parts.push(html.slice(done));
  return { html: parts.join(''), hashes: { scripts: [...scripts], styles: [...styles] } };
};

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
  const written = withoutNonce(change(html), nonce, styleOf);
  const bytes = Buffer.from(written.html);
  return {
    status,
    contentType: headers.get('Content-Type') ?? 'text/html; charset=utf-8',
    location: headers.get('Location'),
    packed: await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    hashes: written.hashes,
  };
};
