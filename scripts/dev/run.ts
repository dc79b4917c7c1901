import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import { type Env, loadEnv } from '../../server/platform/env.ts';
import { stopOnSignal } from '../../server/platform/http/stop-on-signal.ts';
import { explainStartError } from '../../server/app/start-errors.ts';
import { createVite } from './create-vite.ts';
import { createDevFront } from './front.ts';
import { errorPage, toShownError } from './html.ts';
import type { Load } from './load.ts';
import { reopenOnChange } from './reopen.ts';
import { createDevShop } from './shop.ts';

type Closer = () => void | Promise<void>;

const listen = (server: Server, { port, host }: Env): Promise<void> =>
  new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done());
  });

/** Vite, and what runs modules of the server through it. */
const openVite = async (root: string, nonce: string, http: Server, env: Env): Promise<{ vite: ViteDevServer; load: Load }> => {
  const vite = await createVite({ root, nonce, http, publicUrl: env.publicUrl });
  // Hot replacement is for pages: on the server the router's part of it would look for a window.
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  return { vite, load: (url) => runner.import(url) };
};

/** Opens everything in order and notes how each is closed; answers what takes requests. */
const start = async (http: Server, env: Env, closers: Closer[]): Promise<RequestListener> => {
  const root = process.cwd();
  const nonce = randomBytes(16).toString('base64url');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  await listen(http, env);
  const { vite, load } = await openVite(root, nonce, http, env);
  closers.unshift(() => vite.close());
  // Compiled on other threads while the database is opened; what does not compile is met again where it is needed.
  for (const module of ['/server/app/open-shop.ts', '/src/shell/boot/entry-server.tsx']) load(module).catch(() => undefined);
  const report = (error: unknown): void => vite.config.logger.error(toShownError(error).stack, { timestamp: true });
  const front = createDevFront({ vite, load, root, nonce, report });
  const shop = await createDevShop({ env, version, load, front });
  closers.unshift(shop.close);
  const { opening, failure } = reopenOnChange({ vite, root, open: shop.open, report });
  await opening();
  if (shop.isOpen()) {
    // The first page is made before anybody asks for it.
    await shop.request('/en-us');
    process.stdout.write(`Waymark is open at ${env.publicUrl} (${Math.round(performance.now() / 100) / 10} s)\n`);
  } else if (shop.isLoaded()) throw failure();
  // Sources that cannot be run are mended while this waits.
  else report(failure());
  return (request, response) =>
    vite.middlewares(request, response, async () => {
      await opening();
      if (shop.isOpen()) shop.answer(request, response);
      else response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(errorPage(toShownError(failure()), nonce));
    });
};

/** The shop from its sources, in this process: Vite ahead of it, and the shop opened again when its code has changed. */
export const runDev = async (): Promise<void> => {
  const env = loadEnv();
  const http = createServer();
  const closers: Closer[] = [];
  const close = async (): Promise<void> => {
    http.close();
    http.closeAllConnections();
    for (const closer of closers) await closer();
  };
  stopOnSignal(close, { deadlineMs: 4_000 });
  const starting = start(http, env, closers);
  // Whoever comes early waits.
  http.on('request', (request, response) => {
    starting.then(
      (answer) => answer(request, response),
      () => response.destroy(),
    );
  });
  try {
    await starting;
  } catch (error) {
    process.stderr.write(`${explainStartError(error, env)}\n`);
    process.exit(1);
  }
};
