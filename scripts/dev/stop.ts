import { spawnSync } from 'node:child_process';

/** Longer than this nothing may keep the process alive. */
const LONGEST_STOP_MS = 4000;
/** npm repeats a signal that the terminal has sent to the whole group already. */
const ECHO_MS = 1000;
const LOOK_EVERY_MS = 500;

const SHELL = /^-?(?:\S*\/)?(?:sh|bash|dash|ash|zsh|ksh)$/;

/** The npm that runs this script: the parent, or, where a shell stands between the two, the shell's parent. Undefined where `ps` does not say. */
export const findNpm = (parent: number, look: (pid: number) => string = readPs): number | undefined => {
  const [, above, command = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(look(parent)) ?? [];
  if (above === undefined) return undefined;
  return SHELL.test(command) ? Number(above) : parent;
};

const readPs = (pid: number): string => spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The part of `process` that is needed. */
export interface StoppableProcess {
  readonly ppid: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  on(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', listener: () => void): unknown;
  exit(code: number): void;
}

/**
 * Ends the process in order when it is asked to, or when the npm that started it is gone (npm passes SIGINT and SIGTERM on, and nothing else).
 * A second signal ends it at once.
 */
export const stopOnSignal = (stop: () => Promise<void>, own: StoppableProcess = process, find = findNpm, lives = isAlive): void => {
  let stoppingSince: number | undefined;
  const begin = (): void => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > ECHO_MS) own.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => own.exit(1), LONGEST_STOP_MS).unref();
    stop().then(
      () => own.exit(0),
      () => own.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) own.on(signal, begin);
  if (own.env['npm_lifecycle_event'] === undefined) return;
  const npm = find(own.ppid);
  if (npm === undefined) return;
  const looking = setInterval(() => {
    if (lives(npm)) return;
    clearInterval(looking);
    begin();
  }, LOOK_EVERY_MS);
  looking.unref();
};
