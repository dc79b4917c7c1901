import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const FOLDER = '.build/test-database';
const MIGRATIONS = 'server/platform/db/migrations';

/** Path of the dump of an empty database with the whole schema. Its name changes with the migrations and with PGlite. */
export const templateFile = (): string => {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  for (const name of readdirSync(MIGRATIONS).toSorted()) if (name.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS, name)));
  return resolve(FOLDER, `${hash.digest('hex').slice(0, 16)}.tar`);
};

/** Creates the dump if it does not exist. */
export const ensureTemplateFile = async (migrate: (client: PGlite) => Promise<unknown>): Promise<void> => {
  const file = templateFile();
  if (existsSync(file)) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const client = await PGlite.create();
  await migrate(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  // Renamed once it is complete, because another run may read it meanwhile.
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, Buffer.from(await dump.arrayBuffer()));
  renameSync(partial, file);
};
