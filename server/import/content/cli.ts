import { type FolderCommand, Misused, readFolderCommand, say, tellUsage } from '#server/platform/command-line.ts';
import { FolderInUse } from '#server/platform/db/lock-file.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { type Env, loadEnv } from '#server/platform/env.ts';
import type { Db } from '#server/platform/db/open.ts';
import { type Control, readControl } from '../control-file.ts';
import { exportThrough, importThrough } from './ask.ts';
import { exportContent } from './export-content.ts';
import { type ContentFile, readFolder, writeFolder } from './files.ts';
import { importContent } from './import-content.ts';
import type { ContentImport } from './types.ts';

const USAGE = `Usage: npm run content:export -- FOLDER
       npm run content:import -- FOLDER [--json]

Writes every document of the content service and every uploaded image as a file (SITE/KIND/NAME.json, images/*),
or brings such files into the shop. What a file does not name stays; importing the same files again changes nothing.

  --json   import: print one line of JSON on standard output: created, updated, unchanged, rejected
           (npm run -s content:import -- FOLDER --json, else npm's own lines stand before it)
`;

/** On the database itself; or, where a running shop has the data folder, through that shop. */
const either = async <T>(env: Env, here: (db: Db) => Promise<T>, there: (control: Control) => Promise<T>): Promise<T> => {
  try {
    const database = await openDatabase(env);
    try {
      await migrate(database.db);
      return await here(database.db);
    } finally {
      await database.close();
    }
  } catch (error) {
    const control = error instanceof FolderInUse ? readControl(env.dataDir) : undefined;
    if (!control) throw error;
    say('The shop is open: it does the work itself.');
    return there(control);
  }
};

const runExport = async (env: Env, folder: string): Promise<number> => {
  const storage = await openStorage(env);
  const files = await either(env, (db) => exportContent(db, storage), exportThrough);
  await writeFolder(folder, files);
  process.stdout.write(`${files.length} files in ${folder}\n`);
  return 0;
};

const tell = ({ created, updated, unchanged, rejected }: ContentImport): void => {
  for (const { file, line, reason } of rejected) say(`${file}:${line}: ${reason}`);
  process.stdout.write(`${created} created, ${updated} updated, ${unchanged} unchanged, ${rejected.length} rejected\n`);
};

const runImport = async (env: Env, { folder, hasOption: isJson }: FolderCommand<'export' | 'import'>): Promise<number> => {
  const files: ContentFile[] = await readFolder(folder);
  const ports = { storage: await openStorage(env), clock: () => new Date() };
  const result = await either(
    env,
    (db) => importContent(files, { db, ...ports }),
    (control) => importThrough(control, files),
  );
  if (isJson) process.stdout.write(`${JSON.stringify(result)}\n`);
  else tell(result);
  return result.rejected.length > 0 ? 1 : 0;
};

/** @returns the exit code: 0; 1 when something was rejected or could not be done, 64 when misused */
const main = async (): Promise<number> => {
  try {
    const command = readFolderCommand(process.argv.slice(2), ['export', 'import'], 'json');
    if (command === 'help') {
      process.stdout.write(USAGE);
      return 0;
    }
    const env = loadEnv();
    return command.what === 'export' ? await runExport(env, command.folder) : await runImport(env, command);
  } catch (error) {
    say((error as Error).message);
    return error instanceof Misused ? tellUsage(USAGE) : 1;
  }
};

process.exitCode = await main();
