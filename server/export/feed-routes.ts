import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { isLocaleId } from '#contract/locales.ts';
import { isSecret } from '#server/import/control-file.ts';
import type { Db } from '#server/platform/db/open.ts';
import { CONTENT_TYPES, exportCatalogue } from './export-catalogue.ts';
import { readOptions } from './options.ts';
import type { ExportFormat } from './types.ts';

export interface FeedPorts {
  readonly db: Db;
  /** Undefined: there are no feeds. */
  readonly feedKey: string | undefined;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

const FILES: Readonly<Record<string, ExportFormat>> = {
  'shopify.csv': 'shopify',
  'google.xml': 'google',
  'google.tsv': 'google-tsv',
  'products.jsonl': 'jsonl',
};

/** The key as `?key=`, as a bearer token, or as the password of basic authentication, which is what Google's scheduled fetch sends. */
const sentKey = (c: Context): string => {
  const authorization = c.req.header('Authorization') ?? '';
  const [, scheme = '', value = ''] = /^(Bearer|Basic) (.+)$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() === 'basic')
    return Buffer.from(value, 'base64')
      .toString('utf8')
      .replace(/^[^:]*:/, '');
  return c.req.query('key') ?? '';
};

const bytesOf = async function* (pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
};

/** `/feeds/{locale}/{file}`: the catalogue as files for other services, streamed, for whoever has the key. */
export const feedRoutes = ({ db, feedKey, publicUrl, clock }: FeedPorts): Hono =>
  new Hono().get('/:locale/:file', (c) => {
    const { locale, file } = c.req.param();
    const format = FILES[file];
    if (feedKey === undefined || !isLocaleId(locale) || format === undefined) return c.notFound();
    const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
    if (!isSecret(sentKey(c), feedKey)) return c.text('The key is missing or wrong.', 401, { ...headers, 'WWW-Authenticate': 'Basic realm="feeds"' });
    if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, 'Content-Type': CONTENT_TYPES[format] });
    const options = readOptions({ format, locale }, publicUrl, clock());
    const body = Readable.toWeb(Readable.from(bytesOf(exportCatalogue(db, options)))) as ReadableStream;
    return c.body(body, 200, { ...headers, 'Content-Type': CONTENT_TYPES[format] });
  });
