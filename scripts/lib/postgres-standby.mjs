import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresFolder, runPostgres, someoneElse } from './postgres.mjs';
import { freePort } from './shop-process.mjs';

const NAME = 'waymark_standby';

/**
 * A standby of the server at `primaryUrl`, which streams from it, on a free port of loopback. `promote` makes a primary of it; `stop` takes it away.
 */
export const startStandby = async (primaryUrl) => {
  const folder = postgresFolder();
  const user = someoneElse();
  const { hostname, port: primaryPort, username, pathname } = new URL(primaryUrl);
  const home = mkdtempSync(join(tmpdir(), 'waymark-standby-'));
  if (user.uid) chownSync(home, user.uid, user.gid);
  const data = join(home, 'data');
  const run = (program, args) => {
    const { status, stderr } = spawnSync(join(folder, program), args, {
      ...user,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
      cwd: home,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program} failed:\n${stderr}`);
  };
  const from = `host=${hostname} port=${primaryPort} user=${username} application_name=${NAME}`;
  run('pg_basebackup', ['-d', from, '-D', data, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync']);
  const port = await freePort();
  const server = await runPostgres({ folder, user, home, data, port, settings: { hot_standby: 'on' } });
  return {
    /** What the primary's `synchronous_standby_names` calls it. */
    name: NAME,
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    promote: () => run('pg_ctl', ['promote', '-D', data, '-w', '-t', '30']),
    kill: server.kill,
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
