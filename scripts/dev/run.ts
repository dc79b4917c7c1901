import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createServerModuleRunner } from 'vite';
import type { Env } from '../../server/env.ts';
import { createVite } from './create-vite.ts';
import { createDevFront } from './front.ts';
import { errorPage, toShownError } from './html.ts';
import type { Load } from './load.ts';
import { reopenOnChange } from './reopen.ts';
import { createDevShop, type DevShop } from './shop.ts';
import { stopOnSignal } from './stop.ts';

type StartErrors = typeof import('../../server/start-errors.ts');

const listen = (server: Server, { port, host }: Env): Promise<void> =>
  new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done());
  });

/** The shop from its sources, in this process: Vite ahead of it, and the shop opened again when its code has changed. */
export const runDev = async (): Promise<void> => {
  const started = Date.now();
  const root = process.cwd();
  const nonce = randomBytes(16).toString('base64url');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const http = createServer();
  // Vite wants to know the address before the settings can be read: they are sources, too.
  const publicUrl = process.env['PUBLIC_URL'] ?? '';
  const vite = await createVite({ root, nonce, http, publicUrl: URL.canParse(publicUrl) ? publicUrl : 'http://localhost' });
  // Hot replacement is for pages: on the server the router's part of it would look for a window.
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const load: Load = (url) => runner.import(url);

  const { loadEnv } = await load<typeof import('../../server/env.ts')>('/server/env.ts');
  const env = loadEnv();
  const { explainStartError } = await load<StartErrors>('/server/start-errors.ts');
  const fail = (error: unknown): void => {
    process.stderr.write(`${explainStartError(error, env)}\n`);
    process.exit(1);
  };

  let shop: DevShop | undefined;
  stopOnSignal(async () => {
    http.close();
    http.closeAllConnections();
    await shop?.close();
    await vite.close();
  });
  const report = (error: unknown): void => vite.config.logger.error(toShownError(error).stack, { timestamp: true });
  try {
    await listen(http, env);
    shop = await createDevShop({ env, version, load, front: createDevFront({ vite, load, root, nonce, report }) });
  } catch (error) {
    fail(error);
    return;
  }
  const opened = shop;
  const { opening, failure } = reopenOnChange({ vite, root, open: opened.open, report });
  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      void opening().then(() => {
        if (opened.isOpen()) opened.answer(request, response);
        else response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(errorPage(toShownError(failure()), nonce));
      });
    });
  });
  await opening();
  if (!opened.isOpen()) return;
  // The first page is made before anybody asks for it.
  await opened.request('/en-us');
  process.stdout.write(`Waymark is open at ${env.publicUrl} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
};
