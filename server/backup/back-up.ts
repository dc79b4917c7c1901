import { mkdir, readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { writeWhole } from '#server/platform/write-whole.ts';
import { backUpFiles, filesOfFolder, type KeptFiles } from './kept-files.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import type { Piece } from './read-tables.ts';
import { createTableFiles } from './table-files.ts';

export interface BackUpPorts {
  /** Where the backup goes: absent or empty. */
  readonly folder: string;
  readonly dataDir: string;
  /** Absent: those in `dataDir`. */
  readonly kept?: KeptFiles;
  readonly database: OpenDatabase['kind'];
  readonly now: Date;
  /** Reads the tables, here or in the running shop. */
  readonly read: (hear: (piece: Piece) => Promise<void>) => Promise<void>;
}

/** @throws Error in one line where a backup cannot go there */
const prepareFolder = async (folder: string, dataDir: string): Promise<void> => {
  const inside = relative(resolve(dataDir), resolve(folder));
  if (inside === '' || (!inside.startsWith('..') && inside !== resolve(folder)))
    throw new Error(`${folder} is in the data folder. Name another folder.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name another folder.`);
};

/**
 * Writes a backup. The files are copied after the tables are read: the shop writes a file before the row that names it, so every row of the backup finds its
 * file, unless the shop deletes both meanwhile.
 */
export const backUp = async ({ folder, dataDir, kept = filesOfFolder(dataDir), database, now, read }: BackUpPorts): Promise<Manifest> => {
  await prepareFolder(folder, dataDir);
  const tableFiles = await createTableFiles(folder);
  await read(tableFiles.hear);
  const { tables, migrations } = await tableFiles.end();
  const files = await backUpFiles(kept, folder);
  const manifest: Manifest = { format: 1, createdAt: now.toISOString(), database, migrations: [...migrations], tables, files };
  await writeWhole(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 1)}\n`);
  return manifest;
};
