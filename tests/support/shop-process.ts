import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

export interface ShopProcess {
  readonly port: number;
  readonly output: () => string;
  /** Ends it at once, as a crash would. */
  kill: () => Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<number | null>;
}

/** Starts the built shop as a process of its own and waits until it can serve. */
export const startShop = async ({
  port,
  dataDir,
  publicUrl,
  env = {},
}: {
  port: number;
  dataDir: string;
  publicUrl: string;
  env?: Record<string, string>;
}): Promise<ShopProcess> => {
  const child: ChildProcess = spawn(process.execPath, ['dist/node/index.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_URL: publicUrl,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  let over = false;
  void ended.then(() => (over = true));
  const deadline = Date.now() + 180_000;
  for (;;) {
    if (over) throw new Error(`The shop did not start:\n${output}`);
    const healthy = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.status === 200,
      () => false,
    );
    if (healthy) break;
    if (Date.now() > deadline) throw new Error(`The shop was not ready in time:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};
