import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { roomAt } from '#server/platform/db/disk-room.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { keepFilesOwn } from '#server/platform/db/own-folder.ts';
import { loadEnv } from '#server/platform/env.ts';
import { gracefulStop, type GracefulStop } from '#server/platform/http/graceful-stop.ts';
import { createLogger } from '#server/platform/http/logger.ts';
import { openShop } from './open-shop.ts';
import { builtFront } from '#server/platform/pages/front.ts';
import { explainStartError } from './start-errors.ts';

keepFilesOwn();
const root = process.cwd();
const env = loadEnv();
const log = createLogger(env.logLevel);
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };

const listen = (server: Server): Promise<void> =>
  new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(env.port, env.host, () => done());
  });

/** For what the shop can do without. */
const warn = (message: string) => (error: unknown) => log.warn({ type: error instanceof Error ? error.name : typeof error }, message);

const start = async (): Promise<void> => {
  const started = Date.now();
  let stopping: GracefulStop | undefined;
  const shop = await openShop({
    env,
    log,
    clock: () => new Date(),
    version,
    front: builtFront(root),
    openDatabase: () => openDatabase(env),
    isStopping: () => stopping?.isStopping() ?? false,
  });
  const answer = getRequestListener(shop.app.fetch);
  const server = createServer((request, response) => {
    shop.serving();
    void answer(request, response);
  });
  server.keepAliveTimeout = 65_000;
  await listen(server);
  stopping = gracefulStop({ server, closers: shop.closers, log });
  await shop.prerender().catch(warn('first pages could not be prerendered'));
  log.info({ port: env.port, ms: Date.now() - started }, 'ready');
  process.stdout.write(`Waymark is open at ${env.publicUrl}\n`);
  await shop.warm().catch(warn('first screens could not be drawn ahead'));
};

start().catch(async (error: unknown) => {
  const room = await roomAt(env.dataDir).catch(() => Infinity);
  process.stderr.write(`${explainStartError(error, env, room)}\n`);
  process.exit(1);
});
