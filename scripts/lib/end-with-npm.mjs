import { spawnSync } from 'node:child_process';

const LOOK_EVERY_MS = 500;
const SHELL = /^-?(?:\S*\/)?(?:sh|bash|dash|ash|zsh|ksh)$/;

const readPs = (pid) => spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';

/** The npm that runs a script: its parent or, where a shell stands between the two, the shell's parent. Undefined where `ps` does not say. */
export const findNpm = (parent, look = readPs) => {
  const [, above, command = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(look(parent)) ?? [];
  if (above === undefined) return undefined;
  return SHELL.test(command) ? Number(above) : parent;
};

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Ends this process in order (SIGTERM) once the npm that started it is gone. npm passes SIGINT and SIGTERM on to the shell that it runs a script in: the
 * shell ends, the script does not. Does nothing where npm did not start it.
 */
export const endWithNpm = (own = process, find = findNpm, lives = isAlive) => {
  if (own.env.npm_lifecycle_event === undefined) return;
  const npm = find(own.ppid);
  if (npm === undefined) return;
  const looking = setInterval(() => {
    if (lives(npm)) return;
    clearInterval(looking);
    own.kill(own.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  looking.unref();
};
