import { createWriteStream, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { randomUUID } from 'node:crypto';
import type { Db } from '#server/platform/db/open.ts';
import type { Log } from '#server/platform/http/context.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { isSecret, newSecret, removeControl, writeControl } from './control-file.ts';
import { importInputSchema, readOptions } from './options.ts';
import { serveContent } from './content/serve.ts';
import { runImport } from './run-import.ts';
import type { Progress } from './types.ts';

export interface ControlPorts {
  readonly db: Db;
  readonly dataDir: string;
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** Work of other modules by the path that asks for it. */
  readonly commands?: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>>>;
}

export interface ControlServer {
  readonly port: number;
  /** Ends a running import after the piece it is writing, then closes. */
  readonly close: () => Promise<void>;
}

const SPOOL = /^import-[0-9a-f-]{36}\.tmp$/;

const forgetSpools = (dataDir: string): void => {
  for (const name of readdirSync(dataDir)) if (SPOOL.test(name)) rmSync(join(dataDir, name), { force: true });
};

const refuse = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { Connection: 'close' }).end();
};

/** One line of JSON for each thing that happens; the last says how it ended. */
const importFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  { db, dataDir, clock, log }: ControlPorts,
  isStopping: () => boolean,
): Promise<void> => {
  const spool = join(dataDir, `import-${randomUUID()}.tmp`);
  const say = (line: object) => void response.write(`${JSON.stringify(line)}\n`);
  try {
    const header = request.headers['x-import-options'];
    const words = importInputSchema.partial().parse(JSON.parse(Buffer.from(typeof header === 'string' ? header : '', 'base64url').toString('utf8')));
    const options = readOptions(words);
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
    await pipeline(request, createWriteStream(spool, { mode: 0o600 }));
    const result = await runImport(spool, { db, clock, isStopping, onProgress: (progress: Progress) => say({ progress }) }, options);
    const { rejected, ...counts } = result;
    log.info({ ...counts, rejected: rejected.length }, 'catalogue imported');
    say({ result });
  } catch (error) {
    log.warn({ message: (error as Error).message }, 'catalogue import failed');
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
    say({ error: (error as Error).message });
  } finally {
    rmSync(spool, { force: true });
    response.end();
  }
};

/**
 * Listens on the loopback interface for commands that hold the folder's secret: `POST /import` with a file as its body, `/content-export`, `/content-import`, and the
 * commands that other modules bring. Any other request is closed without a word. Started only where the database is embedded; PostgreSQL can be reached by
 * the command itself.
 */
export const openControl = async (ports: ControlPorts): Promise<ControlServer> => {
  const { dataDir } = ports;
  const secret = newSecret();
  const running = new Set<Promise<void>>();
  let stopping = false;
  forgetSpools(dataDir);
  const workOf = (path = ''): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined => {
    if (path === '/import') return (request, response) => importFile(request, response, ports, () => stopping);
    if (path === '/content-export' || path === '/content-import') return (request, response) => serveContent(request, response, ports);
    return ports.commands?.[path];
  };
  const server = createServer((request, response) => {
    if (!isSecret((request.headers.authorization ?? '').replace(/^Bearer /, ''), secret)) return refuse(response, 403);
    const command = request.method === 'POST' ? workOf(request.url) : undefined;
    if (!command) return refuse(response, 404);
    const work = command(request, response).finally(() => running.delete(work));
    running.add(work);
    return undefined;
  });
  // A large file on a slow disk takes its time.
  server.requestTimeout = 0;
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  writeControl(dataDir, { port, secret, pid: process.pid });
  return {
    port,
    close: async () => {
      stopping = true;
      removeControl(dataDir, process.pid);
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      await Promise.all(running);
      server.closeAllConnections();
      await closed;
    },
  };
};
