import type { Env } from './env.ts';

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

/** Why the server did not start, in one line for whoever started it. Repeats no address of a database, which holds a password. */
export const explainStartError = (error: unknown, env: Named): string => {
  const causes = causesOf(error);
  // By name: in development the class may have been loaded twice.
  const inUse = causes.find(({ name }) => name === 'FolderInUse');
  if (inUse) return inUse.message;
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
