import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { keepFiles } from './kept-files.ts';

const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Built files of the page: hashed ones for ever, the others revalidated. Compressed copies were made by the build. */
export const staticFiles = (root: string): Hono => {
  const app = new Hono();
  const serve = (cacheControl: string) => serveStatic({ root, precompressed: true, onFound: (_path, c) => c.header('Cache-Control', cacheControl) });
  app.get('/assets/*', keepFiles(), serve(YEAR));
  // A chunk of another release: a page would be the wrong answer to a script.
  app.get('/assets/*', (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  // The server's list of types does not have that of text tracks.
  app.get('/media/*', async (c, next) => {
    await next();
    if (c.req.path.endsWith('.vtt')) c.header('Content-Type', 'text/vtt; charset=utf-8');
  });
  for (const path of ['/icons/*', '/manifest/*', '/screenshots/*', '/media/*', '/icon.svg', '/licences.txt']) app.get(path, serve(REVALIDATE));
  app.get('/sw.js', async (c, next) => {
    await next();
    c.header('Service-Worker-Allowed', '/');
  });
  for (const path of ['/sw.js', '/sw-catalogue.js']) app.get(path, serve(REVALIDATE));
  return app;
};
