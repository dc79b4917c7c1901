import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { someoneElse } from './postgres.mjs';
import { freePort } from './shop-process.mjs';

const STARTS_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** The program; PGBOUNCER_PATH names another. Undefined where there is none. */
export const pgbouncerPath = () =>
  [process.env.PGBOUNCER_PATH, ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'pgbouncer')), '/usr/sbin/pgbouncer'].find(
    (path) => path && existsSync(path),
  );

const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });

/** PgBouncer on a free port of loopback in front of the server at `url`, with connections handed out by transaction. */
export const startPgbouncer = async (url) => {
  const { hostname, port: serverPort, username, pathname } = new URL(url);
  const user = someoneElse();
  const home = mkdtempSync(join(tmpdir(), 'waymark-pgbouncer-'));
  const port = await freePort();
  writeFileSync(join(home, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    join(home, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(home, 'users.txt')}
pool_mode = transaction
default_pool_size = 15
max_client_conn = 200
server_login_retry = 1
query_wait_timeout = 10
`,
  );
  if (user.uid) for (const path of ['', 'users.txt', 'pgbouncer.ini']) chownSync(join(home, path), user.uid, user.gid);
  let child;
  let ended;
  const start = async () => {
    const started = spawn(pgbouncerPath(), [join(home, 'pgbouncer.ini')], { ...user, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    started.stderr.on('data', (chunk) => (output = (output + chunk).slice(-5_000)));
    child = started;
    ended = new Promise((resolve) => started.on('exit', resolve));
    const deadline = Date.now() + STARTS_WITHIN_MS;
    while (!(await listens(port))) {
      if (started.exitCode !== null || Date.now() > deadline) throw new Error(`PgBouncer did not start:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  };
  await start();
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    restart: async () => {
      await kill();
      await start();
    },
    stop: async () => {
      await kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
