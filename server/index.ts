import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { FolderInUse } from './db/lock-file.ts';
import { loadEnv } from './env.ts';
import { gracefulStop, type GracefulStop } from './http/graceful-stop.ts';
import { createLogger } from './http/logger.ts';
import { openShop } from './open-shop.ts';

const root = process.cwd();
const env = loadEnv();
const log = createLogger(env.logLevel);
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };

const listen = (server: Server): Promise<void> =>
  new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(env.port, env.host, () => done());
  });

const start = async (): Promise<void> => {
  const started = Date.now();
  let stopping: GracefulStop | undefined;
  const shop = await openShop({ env, log, clock: () => new Date(), version, root, isStopping: () => stopping?.isStopping() ?? false });
  const server = createServer((request, response) => void getRequestListener(shop.app.fetch)(request, response));
  server.keepAliveTimeout = 65_000;
  await listen(server);
  stopping = gracefulStop({ server, closers: shop.closers, log });
  log.info({ port: env.port, ms: Date.now() - started }, 'ready');
  process.stdout.write(`Waymark is open at ${env.publicUrl}\n`);
  await shop
    .warm()
    .catch((error: unknown) => log.warn({ type: error instanceof Error ? error.name : typeof error }, 'first screens could not be drawn ahead'));
};

/** What went wrong at start, in the words of whoever starts it. */
const explain = (error: unknown): string => {
  if (error instanceof FolderInUse) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${env.port} is taken: name another with PORT.`;
  if (code === 'EACCES') return `Port ${env.port} may not be opened by this user: name another with PORT.`;
  return `The shop could not start: ${message}`;
};

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
