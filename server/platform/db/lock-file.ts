import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';

/** Another running process uses the data folder. */
export class FolderInUse extends Error {
  readonly pid: number;
  constructor(path: string, pid: number) {
    super(`${path} says that process ${pid} is using this data folder. Stop it first, or set DATA_DIR to another folder.`);
    this.name = 'FolderInUse';
    this.pid = pid;
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is running, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Distinguishes processes that had the same id: the start time, if the system shows it. */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const readHolder = (path: string): { pid: number; start: string } | undefined => {
  try {
    const [pid = '', start = ''] = readFileSync(path, 'utf8').trim().split(' ');
    return /^\d+$/.test(pid) ? { pid: Number(pid), start } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Takes the lock file at `path` for this process and returns a function that releases it. A file left by a killed process is taken over: its process
 * id no longer exists, or belongs to a process with another start time (containers reuse small ids).
 */
export const takeLock = (path: string): (() => void) => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, `${process.pid} ${startOf(process.pid)}\n`);
      closeSync(file);
      return () => {
        if (readHolder(path)?.pid === process.pid) unlinkSync(path);
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder(path);
      if (holder && isAlive(holder.pid) && startOf(holder.pid) === holder.start) throw new FolderInUse(path, holder.pid);
      try {
        unlinkSync(path);
      } catch (problem) {
        // Another process removed it first: the next turn decides. Any other error, such as a read-only folder, is final.
        if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
      }
    }
  }
  throw new Error(`${path} could not be taken`);
};
