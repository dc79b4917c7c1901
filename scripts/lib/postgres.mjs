import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './shop-process.mjs';

const STARTS_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 100;

/** Folder of `initdb` and `postgres`, 15 or newer; undefined where there is none. */
export const postgresFolder = () => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => Number(name) >= 15) : [];
  const folders = versions.toSorted((a, b) => Number(b) - Number(a)).map((name) => join(debian, name, 'bin'));
  return [...folders, ...(process.env.PATH ?? '').split(delimiter)].find((folder) => existsSync(join(folder, 'initdb')) && isRecent(folder));
};

const isRecent = (folder) => {
  const version = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return Number(/\d+/.exec(version)?.[0] ?? 0) >= 15;
};

/** PostgreSQL refuses to run as root: somebody else has to. */
export const someoneElse = () => {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((which) => Number(spawnSync('id', [which, name], { encoding: 'utf8' }).stdout));
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user here');
};

/**
 * A cluster of its own in a temporary folder, on a free port of loopback and, for whoever is on the same machine, on a socket of that folder; `stop` takes
 * both away. `durable: false` forgoes the disk's word, for tests, which care about what is decided and not about power cuts.
 */
export const startPostgres = async ({ durable }) => {
  const folder = postgresFolder();
  if (!folder) throw new Error('No PostgreSQL 15 or newer is installed');
  const user = someoneElse();
  const home = mkdtempSync(join(tmpdir(), 'waymark-postgres-'));
  if (user.uid) chownSync(home, user.uid, user.gid);
  const data = join(home, 'data');
  const environment = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
  const made = spawnSync(join(folder, 'initdb'), ['-D', data, '-U', 'waymark', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], {
    ...user,
    env: environment,
    cwd: home,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`PostgreSQL could not make a cluster:\n${made.stderr}`);
  const port = await freePort();
  const settings = durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const server = await runPostgres({ folder, user, home, data, port, settings });
  const close = async () => {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  };
  const url = `postgres://waymark@127.0.0.1:${port}/postgres`;
  return { url, socketUrl: `${url}?host=${home}`, kill: server.kill, stop: close };
};

/** Runs a server on the files in `data` and waits until it can be reached. `stop` sends clients away; `kill` ends it as a crash would. */
export const runPostgres = async ({ folder, user, home, data, port, settings }) => {
  const all = { listen_addresses: '127.0.0.1', port, unix_socket_directories: home, max_connections: 200, ...settings };
  const child = spawn(join(folder, 'postgres'), ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])], {
    ...user,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output = (output + chunk).slice(-5_000)));
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const deadline = Date.now() + STARTS_WITHIN_MS;
  const isReady = () => spawnSync(join(folder, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0;
  while (!isReady()) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const end = async (signal) => {
    child.kill(signal);
    await ended;
  };
  return { stop: () => end('SIGINT'), kill: () => end('SIGQUIT') };
};

/** Whether there is a PostgreSQL, after a try to get Debian's package where one is asked for and may be installed. */
export const ensurePostgres = () => {
  if (postgresFolder()) return true;
  if (process.env.CI && process.getuid?.() === 0) {
    const install = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null';
    spawnSync('sh', ['-c', install], { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 });
  }
  return postgresFolder() !== undefined;
};
