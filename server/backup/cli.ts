import { readControl } from '#server/import/control-file.ts';
import { Misused, readFolderCommand, say, tellUsage } from '#server/platform/command-line.ts';
import { FolderInUse } from '#server/platform/db/lock-file.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { keepFilesOwn } from '#server/platform/db/own-folder.ts';
import { type Env, loadEnv } from '#server/platform/env.ts';
import { readTablesThrough } from './ask.ts';
import { backUp } from './back-up.ts';
import { openKeptFiles } from './kept-files.ts';
import type { Manifest } from './manifest.ts';
import { type Piece, readTables } from './read-tables.ts';
import { checkBackup, restore } from './restore.ts';

const USAGE = `Usage: npm run backup -- FOLDER
       npm run restore -- FOLDER [--check]

Writes the whole shop into an empty folder: every table as of one moment, uploaded images, photos and emails, with checksums.
A restore needs an empty database (DATABASE_URL, or the embedded one) and an empty DATA_DIR; it may be the other kind of database.

  --check   restore: compare the backup with its checksums and change nothing
`;

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
    return await backUp({
      folder,
      dataDir: env.dataDir,
      kept: await openKeptFiles(env),
      database: env.databaseUrl === undefined ? 'embedded' : 'postgres',
      now: new Date(),
      read,
    });
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
    const command = readFolderCommand(process.argv.slice(2), ['backup', 'restore'], 'check');
    if (command === 'help') {
      process.stdout.write(USAGE);
      return 0;
    }
    const { what, folder, hasOption: isCheck } = command;
    if (isCheck) tell(await checkBackup(folder), 'are complete');
    else {
      const env = loadEnv();
      keepFilesOwn();
      if (what === 'backup') tell(await runBackup(env, folder), `written to ${folder}`);
      else tell(await restore({ ...env, folder, kept: await openKeptFiles(env) }), `restored from ${folder}`);
    }
    return 0;
  } catch (error) {
    say(reasonOf(error));
    return error instanceof Misused ? tellUsage(USAGE) : 1;
  }
};

process.exitCode = await main();
