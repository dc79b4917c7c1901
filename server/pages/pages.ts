import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Hono } from 'hono';
import { chooseLocale, localisedAddress } from './locale-redirect.ts';
import type { PageRenderer } from './renderer.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pages about somebody: only their frame is rendered, and nobody keeps it. */
const PERSONAL = /^\/[a-z]{2}-[a-z]{2}\/(?:cart|checkout|order-confirmation|account|favorites|sync)(?:\/|$)/;

export interface PagePorts {
  readonly render: PageRenderer;
  readonly publicUrl: string;
  /** Content security policy for a page whose inline scripts and styles carry `nonce`. */
  readonly policy: (nonce: string) => string;
}

/** The documents of the app, complete for a first visit. What they hold depends on their address alone. */
export const pages = ({ render, publicUrl, policy }: PagePorts): Hono => {
  const app = new Hono();
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const locale = chooseLocale(c.req.header('Cookie'), c.req.header('Accept-Language'));
    const localised = localisedAddress(pathname, search, locale);
    if (localised) {
      c.header('Vary', 'Cookie, Accept-Language');
      c.header('Cache-Control', 'no-store');
      return c.redirect(localised, 302);
    }
    const nonce = randomBytes(16).toString('base64');
    // The address as configured: what a client wrote into its Host header reaches no link.
    const rendered = await render(new Request(`${publicUrl}${pathname}${search}`, { signal: c.req.raw.signal }), nonce);
    const headers = new Headers(rendered.headers);
    headers.set('Content-Security-Policy', policy(nonce));
    headers.set('Cache-Control', PERSONAL.test(pathname) ? 'no-store' : 'no-cache');
    headers.append('Vary', 'Accept-Encoding');
    if (c.req.method === 'HEAD' || !rendered.body) {
      await rendered.body?.cancel();
      return new Response(null, { status: rendered.status, headers });
    }
    const html = Buffer.from(await rendered.arrayBuffer());
    const accepted = c.req.header('Accept-Encoding') ?? '';
    if (/\bbr\b/.test(accepted)) {
      headers.set('Content-Encoding', 'br');
      const packed = await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } });
      return new Response(packed, { status: rendered.status, headers });
    }
    if (/\bgzip\b/.test(accepted)) {
      headers.set('Content-Encoding', 'gzip');
      return new Response(await zip(html), { status: rendered.status, headers });
    }
    return new Response(html, { status: rendered.status, headers });
  });
  return app;
};
