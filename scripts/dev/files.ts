import { Hono } from 'hono';
import { LOCALE_IDS } from '../../contract/locales.ts';
import { drawIcon, webManifest } from '../web-manifests.mjs';
import { kitPage } from './html.ts';
import type { Load } from './load.ts';

/**
 * Nothing is kept for offline use: files change too often, and a page that asks for it is told so. It takes the place of the worker that a built shop has
 * left at the same address, empties its caches, and lets the tabs that were shown from them come anew.
 */
export const WORKER_STUB = `
addEventListener('install', () => skipWaiting());
addEventListener('message', (event) => event.ports[0]?.postMessage(false));
addEventListener('activate', (event) => event.waitUntil((async () => {
  await clients.claim();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  if (names.length > 0) for (const tab of await clients.matchAll({ type: 'window' })) await tab.navigate(tab.url);
})()));
`;

interface Texts {
  readonly i18nFor: (id: (typeof LOCALE_IDS)[number]) => Parameters<typeof webManifest>[1];
}

/** What the build makes beside pages and scripts, made when it is asked for; and the page that shows the kit. */
export const devFiles = (load: Load, nonce: string, policy: string): Hono => {
  const app = new Hono();
  app.get('/kit', (c) => c.html(kitPage(nonce), 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' }));
  app.get('/sw.js', (c) =>
    c.body(WORKER_STUB, 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store', 'Service-Worker-Allowed': '/' }),
  );
  app.get('/icons/:file{[\\w-]+\\.png}', async (c) => {
    const icon = await drawIcon(c.req.param('file').slice(0, -'.png'.length));
    return icon ? c.body(new Uint8Array(icon), 200, { 'Content-Type': 'image/png' }) : c.notFound();
  });
  app.get('/manifest/:file{[\\w-]+\\.webmanifest}', async (c) => {
    const id = LOCALE_IDS.find((one) => `${one}.webmanifest` === c.req.param('file'));
    if (!id) return c.notFound();
    const { i18nFor } = await load<Texts>('/src/shell/boot/entry-server.tsx');
    return c.body(JSON.stringify(webManifest(id, i18nFor(id))), 200, { 'Content-Type': 'application/manifest+json' });
  });
  // Pages would be the wrong answer.
  app.get('/assets/*', (c) => c.text('Not found', 404));
  app.get('/shell/*', (c) => c.text('Not found', 404));
  return app;
};
