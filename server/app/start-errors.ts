import { LEAST_BYTES } from '#server/platform/db/disk-room.ts';
import type { Env } from '#server/platform/env.ts';

/** The part of the settings that an explanation names. */
type Named = Pick<Env, 'port' | 'host' | 'dataDir' | 'databaseUrl'>;

const CANNOT_LISTEN: Readonly<Record<string, (env: Named) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken: name another with PORT.`,
  EACCES: ({ port }) => `Port ${port} may not be opened by this user: name another with PORT.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}: change HOST.`,
  ENOTFOUND: ({ host }) => `There is no host ${host}: change HOST.`,
};

const CANNOT_WRITE: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'it cannot be created',
};

const CANNOT_CONNECT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET']);

/** Errors of a database driver carry theirs as the cause. */
const causesOf = (error: unknown): NodeJS.ErrnoException[] => {
  const causes: NodeJS.ErrnoException[] = [];
  for (let one = error; one instanceof Error && !causes.includes(one); one = one.cause) causes.push(one);
  return causes;
};

/** What PostgreSQL and its embedded form say where nothing more can be written. */
const isDiskFull = ({ code, message }: NodeJS.ErrnoException): boolean => code === '53100' || /no space left on device|\bENOSPC\b/i.test(message);

/** The embedded database gives up without a reason where its files are not what it wrote. */
const isDamaged = ({ name, message }: Error): boolean =>
  /^Aborted\(|PGlite failed to initialize|invalid (?:page|checkpoint|primary checkpoint)|could not (?:locate|read) .*(?:checkpoint|control file)/i.test(
    message,
  ) ||
  (name === 'RuntimeError' && /unreachable|out of bounds/.test(message));

/**
 * Why the server did not start, in one line for whoever started it. Repeats no address of a database, which holds a password.
 * @param room bytes that may still be written into the data folder
 */
export const explainStartError = (error: unknown, env: Named, room = Infinity): string => {
  const causes = causesOf(error);
  // By name: in development the class may have been loaded twice.
  const inUse = causes.find(({ name }) => name === 'FolderInUse');
  if (inUse) return inUse.message;
  const full = `The data folder ${env.dataDir} cannot be used: ${CANNOT_WRITE['ENOSPC']}. Name another with DATA_DIR.`;
  if (env.databaseUrl !== undefined && causes.some(isDiskFull)) return 'The database of DATABASE_URL cannot write: its disk is full.';
  // A database that could not write its files to their end looks like a damaged one.
  if (causes.some(isDiskFull) || (env.databaseUrl === undefined && causes.some(isDamaged) && room < LEAST_BYTES)) return full;
  if (env.databaseUrl === undefined && causes.some(isDamaged))
    return `The database in ${env.dataDir} cannot be opened: its files are damaged. Put a backup in their place, or name an empty folder with DATA_DIR.`;
  for (const { code = '', syscall = '' } of causes) {
    const listening = CANNOT_LISTEN[code];
    if (listening && (syscall === 'listen' || (syscall === 'getaddrinfo' && env.databaseUrl === undefined))) return listening(env);
    if (env.databaseUrl !== undefined && CANNOT_CONNECT.has(code)) return `The database of DATABASE_URL does not answer (${code}).`;
    const writing = CANNOT_WRITE[code];
    if (writing !== undefined) return `The data folder ${env.dataDir} cannot be used: ${writing}. Name another with DATA_DIR.`;
  }
  const [first] = (causes[0]?.message ?? String(error)).split('\n');
  return `The shop could not start: ${first}`;
};
