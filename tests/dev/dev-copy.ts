import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/shop-process.mjs';

const FOLDERS = ['artwork', 'contract', 'db', 'demo', 'domain', 'pricing', 'public', 'scripts', 'server', 'src', 'sw', 'workers'];
const FILES = /^(?:package(?:-lock)?\.json|vite.*\.config\.ts|tsconfig.*\.json)$/;

/** Vite's watcher drops a change that comes within 50 ms of the one before, which nobody who types can make. */
const WATCHER_MS = 100;

export interface DevCopy {
  readonly root: string;
  /** Replaces text in a file of the copy, which must be there; answers how to put it back. */
  readonly edit: (file: string, from: string, to: string) => () => Promise<void>;
  readonly remove: () => void;
}

/**
 * The sources in a folder of their own below the repository, whose packages they find as Node finds them: upwards. What a test edits there is gone with
 * the folder, and the caches of a first start are cold.
 */
export const makeDevCopy = (): DevCopy => {
  const root = resolve('.build/dev-copy');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  for (const folder of FOLDERS) cpSync(folder, join(root, folder), { recursive: true });
  for (const file of readdirSync('.').filter((name) => FILES.test(name))) cpSync(file, join(root, file));
  // Vite reads the settings that the compiler has for a file.
  mkdirSync(join(root, 'tests'));
  cpSync('tests/tsconfig.json', join(root, 'tests/tsconfig.json'));
  // Installed, says scripts/lib/install.mjs.
  writeFileSync(join(root, 'node_modules/.waymark-installed'), createHash('sha256').update(readFileSync('package-lock.json')).digest('hex'));
  return {
    root,
    edit: (file, from, to) => {
      const path = join(root, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path, before.replace(from, to));
      return async () => {
        await setTimeout(WATCHER_MS);
        writeFileSync(path, before);
      };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};

export interface DevServer {
  readonly url: string;
  readonly port: number;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  /** As a terminal does: to npm and everything below it. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Whether any process is left of it. */
  readonly isAlive: () => boolean;
}

/** `npm run dev` in the copy, in a process group of its own. */
export const startDev = async ({ root }: DevCopy, settings: Readonly<Record<string, string>> = {}): Promise<DevServer> => {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const child: ChildProcess = spawn('npm', ['run', '-s', 'dev'], {
    cwd: root,
    detached: true,
    env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: undefined, LOG_LEVEL: 'warn', DRAW_AHEAD: 'false', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid ?? 0;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const isAlive = (): boolean => {
    try {
      return process.kill(-pid, 0);
    } catch {
      return false;
    }
  };
  return {
    url: `http://localhost:${port}`,
    port,
    output: () => output,
    ended: new Promise((done) => child.on('close', done)),
    signal: (signal) => void (isAlive() && process.kill(-pid, signal)),
    isAlive,
  };
};
