import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';

/** The data folder belongs to another process that is alive. */
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
    // EPERM: it lives, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** What tells one life of a process id from the next: its start time where the system shows it. */
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
 * Takes the lock file at `path` for this process and returns how to give it back. A file left by a killed process is taken
 * over: its process id is gone, or belongs to a process that started at another time (containers reuse small ids).
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
        // Somebody else removed it first: the next turn decides. Anything else, a folder that is read-only, stays so.
        if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
      }
    }
  }
  throw new Error(`${path} could not be taken`);
};
