import { parseArgs } from 'node:util';
import { readControl } from '#server/import/control-file.ts';
import { FolderInUse } from '#server/platform/db/lock-file.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { keepFilesOwn } from '#server/platform/db/own-folder.ts';
import { type Env, loadEnv } from '#server/platform/env.ts';
import { readTablesThrough } from './ask.ts';
import { backUp } from './back-up.ts';
import type { Manifest } from './manifest.ts';
import { type Piece, readTables } from './read-tables.ts';
import { checkBackup, restore } from './restore.ts';

const USAGE = `Usage: npm run backup -- FOLDER
       npm run restore -- FOLDER [--check]

Writes the whole shop into an empty folder: every table as of one moment, uploaded images, photos and emails, with checksums.
A restore needs an empty database (DATABASE_URL, or the embedded one) and an empty DATA_DIR; it may be the other kind of database.

  --check   restore: compare the backup with its checksums and change nothing
`;

/** Wrong words on the command line. */
class Misused extends Error {
  override readonly name = 'Misused';
}

interface Wish {
  readonly what: 'backup' | 'restore';
  readonly folder: string;
  readonly check: boolean;
}

/** @throws Misused */
const readWish = (words: readonly string[]): Wish | 'help' => {
  try {
    const options = { check: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (values.help) return 'help';
    const [what, folder, ...more] = positionals;
    if ((what !== 'backup' && what !== 'restore') || folder === undefined || more.length > 0) throw new Error('name one folder');
    return { what, folder, check: values.check };
  } catch (error) {
    throw new Misused((error as Error).message);
  }
};

const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** From the database itself; or, where a running shop has the data folder, through that shop. */
const reader = async (
  env: Env,
): Promise<{ readonly read: (hear: (piece: Piece) => Promise<void>) => Promise<void>; readonly close: () => Promise<void> }> => {
  try {
    const { db, close } = await openDatabase(env);
    return { read: (hear) => readTables(db, hear), close };
  } catch (error) {
    const control = error instanceof FolderInUse ? readControl(env.dataDir) : undefined;
    if (!control) throw error;
    say('The shop is open: it reads its database itself.');
    return { read: (hear) => readTablesThrough(control, hear), close: async () => {} };
  }
};

const runBackup = async (env: Env, folder: string): Promise<Manifest> => {
  const { read, close } = await reader(env);
  try {
    return await backUp({ folder, dataDir: env.dataDir, database: env.databaseUrl === undefined ? 'embedded' : 'postgres', now: new Date(), read });
  } finally {
    await close();
  }
};

const tell = ({ tables, files, createdAt }: Manifest, how: string): void => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${tables.length} tables with ${rows} rows and ${files.length} files ${how} (${createdAt})\n`);
};

/** The query builder repeats the statement with its values, which belong to shoppers: only what the database said is shown. */
const reasonOf = (error: unknown): string => {
  let last = error as Error & { readonly code?: string };
  while (last.cause instanceof Error) last = last.cause;
  return last.message === '' ? `The database does not answer (${last.code ?? last.name}).` : (last.message.split('\n')[0] ?? '');
};

/** @returns the exit code: 0; 1 when it could not be done, 64 when misused */
const main = async (): Promise<number> => {
  try {
    const wish = readWish(process.argv.slice(2));
    if (wish === 'help') {
      process.stdout.write(USAGE);
      return 0;
    }
    const { what, folder, check } = wish;
    if (check) tell(await checkBackup(folder), 'are complete');
    else {
      const env = loadEnv();
      keepFilesOwn();
      if (what === 'backup') tell(await runBackup(env, folder), `written to ${folder}`);
      else tell(await restore({ ...env, folder }), `restored from ${folder}`);
    }
    return 0;
  } catch (error) {
    say(reasonOf(error));
    if (!(error instanceof Misused)) return 1;
    process.stderr.write(`\n${USAGE}`);
    return 64;
  }
};

process.exitCode = await main();
