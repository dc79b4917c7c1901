import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const READY_WITHIN_MS = 180_000;
const LOOK_EVERY_MS = 100;
const OUTPUT_KEPT = 20_000;

/** Below those that systems give to connections that go out (32768 and up), above those that browsers refuse. */
const FIRST_PORT = 10_240;
const PORTS = 22_000;

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port of loopback that nobody listens on just now. One that the system picks may be given to a connection before the shop listens on it, or while
 * the shop is started anew.
 */
export const freePort = async () => {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    if (await isFree(port)) return port;
  }
};

/** In a whole test run all that shops log is kept and searched for secrets: with every level, since any may be switched on. */
const TRACES = process.env.TRACES_DIR;

const keepLog = (child) => {
  mkdirSync(TRACES, { recursive: true });
  const file = createWriteStream(join(TRACES, `shop-${child.pid}.log`));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => file.write(chunk));
  child.on('close', () => file.end());
};

/** Starts the built shop as a process of its own and waits until it can serve. */
export const startShop = async ({ port, dataDir, publicUrl, env = {} }) => {
  const child = spawn(process.execPath, ['dist/node/index.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_URL: publicUrl,
      LOG_LEVEL: TRACES === undefined ? 'warn' : 'trace',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (TRACES !== undefined) keepLog(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output = (output + chunk.toString()).slice(-OUTPUT_KEPT)));
  let over = false;
  const ended = new Promise((resolve) =>
    child.on('exit', (code) => {
      over = true;
      resolve(code);
    }),
  );
  const healthy = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.status === 200,
      () => false,
    );
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await healthy())) {
    if (over) throw new Error(`The shop did not start:\n${output}`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The shop was not ready in time:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const end = (signal) => {
    child.kill(signal);
    return ended;
  };
  return { port, output: () => output, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
};
