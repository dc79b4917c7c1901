import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { Hono } from 'hono';
import { previewIn } from '#contract/client/preview.ts';
import { kitKind } from '#domain/kit-address.ts';
import { isPersonalPage } from '#domain/personal-pages.ts';
import type { InlineHashes } from '#server/platform/http/security.ts';
import { toDocument, type PageDocument } from './document.ts';
import { keepDocuments } from './cached-documents.ts';
import { chooseLocale, localisedAddress } from './locale-redirect.ts';
import type { PageRenderer } from './renderer.ts';
import { stillPreview } from './still-preview.ts';

const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Somebody's draft, which nobody else sees. */
const PREVIEW = /^\/preview\/|[?&]preview/;
/** By then the visitor who found a page a little old has got its pictures. */
const REFRESH_AFTER_MS = 1_000;
/** Addresses that are longer than any of ours are rendered, not kept. */
const LONGEST_KEPT = 300;

export interface PagePorts {
  readonly render: PageRenderer;
  readonly publicUrl: string;
  /** How many calls of rendered pages have been answered with 503. */
  readonly outages: () => number;
  /** Names what the catalogue holds now. */
  readonly version: () => Promise<string>;
  /** Whether a request's session may see drafts. */
  readonly mayPreview: (request: Request) => Promise<boolean>;
  /** Whether a public document may be sent again to the next visitor. */
  readonly keeps: boolean;
  /** Whether there is a page that shows every content block. */
  readonly kit: boolean;
  /** Path of the page that another one's address leads to now. */
  readonly movedAddress: (pathname: string) => Promise<string | undefined>;
  /** Whether what an address without a page named was taken out of the shop. */
  readonly isGone: (pathname: string) => Promise<boolean>;
  /** Content security policy for a page with these inline scripts and styles. */
  readonly policy: (hashes: InlineHashes) => string;
}

/** The documents of the app, complete for a first visit. What they hold depends on their address alone; a preview is drawn in its editor's session. */
export const pages = ({ render, publicUrl, outages, version, mayPreview, keeps, kit, policy, movedAddress, isGone }: PagePorts): Hono => {
  // The address as configured: what a client wrote into its Host header reaches no link.
  const make = async (address: string, cookie?: string, change?: (html: string) => string): Promise<PageDocument> => {
    const nonce = randomBytes(16).toString('base64url');
    const headers: HeadersInit = cookie === undefined ? {} : { Cookie: cookie };
    const before = outages();
    const document = await toDocument(await render(new Request(`${publicUrl}${address}`, { headers }), nonce), nonce, change);
    // It failed because what it needs cannot be had just now.
    return document.status === 500 && outages() > before ? { ...document, status: 503 } : document;
  };
  const kept = keepDocuments({
    render: (address) => make(address),
    version,
    now: () => performance.now(),
    later: (run) => void setTimeout(run, REFRESH_AFTER_MS).unref(),
  });
  const app = new Hono();
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const locale = chooseLocale(c.req.header('Cookie'), c.req.header('Accept-Language'));
    const localised = kit && kitKind(pathname) !== undefined ? `/${locale}${pathname}` : localisedAddress(pathname, search, locale);
    if (localised) {
      c.header('Vary', 'Cookie, Accept-Language');
      c.header('Cache-Control', 'no-store');
      return c.redirect(localised, 302);
    }
    const moved = await movedAddress(pathname);
    if (moved !== undefined) return c.redirect(moved, 301);
    const address = `${pathname}${search}`;
    const isPersonal = isPersonalPage(pathname);
    const isPreview = PREVIEW.test(address);
    const isShared = keeps && !isPersonal && !isPreview && address.length <= LONGEST_KEPT;
    const document = isShared ? await kept(address) : await make(address, isPreview ? c.req.header('Cookie') : undefined, stillPreview(search));
    // The page says so itself; its content calls are refused, too.
    const isRefused = previewIn(search) && !(await mayPreview(c.req.raw));
    const found = document.status === 404 && (await isGone(pathname)) ? 410 : document.status;
    const status = isRefused ? 403 : found;
    const headers = new Headers({
      'Content-Type': document.contentType,
      'Content-Security-Policy': policy(document.hashes),
      'Cache-Control': isPersonal || isPreview ? 'no-store' : 'no-cache',
      Vary: 'Accept-Encoding',
    });
    if (status === 503) headers.set('Retry-After', '2');
    if (document.location) headers.set('Location', document.location);
    if (c.req.method === 'HEAD') return new Response(null, { status, headers });
    const accepted = c.req.header('Accept-Encoding') ?? '';
    if (/\bbr\b/.test(accepted)) {
      headers.set('Content-Encoding', 'br');
      return new Response(new Uint8Array(document.packed), { status, headers });
    }
    const html = await unpack(document.packed);
    if (/\bgzip\b/.test(accepted)) {
      headers.set('Content-Encoding', 'gzip');
      return new Response(new Uint8Array(await zip(html)), { status, headers });
    }
    return new Response(new Uint8Array(html), { status, headers });
  });
  return app;
};
