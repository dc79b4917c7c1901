import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/**
 * A backup is a folder: `manifest.json`, a file for each table in `tables`, and the files of the data folder in `files`. The manifest is written last, so a
 * folder without one is no backup.
 */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** A path below a folder that cannot lead out of it. */
const innerPath = z.string().refine((path) => path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !part.includes('\\')));
const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const columnSchema = z.object({
  name: identifier,
  /** As PostgreSQL writes it: `timestamp with time zone`, `text[]`. */
  type: z.string().regex(/^[\w ()[\],"]+$/),
});
const tableSchema = z.object({
  name: identifier,
  columns: z.array(columnSchema),
  rows: z.int().min(0),
  /** Below the backup. */
  file: innerPath,
  /** Of the compressed file. */
  sha256,
});
const fileSchema = z.object({
  /** Below the data folder. */
  path: innerPath,
  bytes: z.int().min(0),
  sha256,
});

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  migrations: z.array(z.object({ name: z.string(), hash: sha256 })),
  tables: z.array(tableSchema),
  files: z.array(fileSchema),
});

export type Column = z.infer<typeof columnSchema>;
export type TableEntry = z.infer<typeof tableSchema>;
export type FileEntry = z.infer<typeof fileSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';
export const TABLES_FOLDER = 'tables';
export const FILES_FOLDER = 'files';

/** @throws Error in one line where the folder holds no backup that this version can read */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is no backup: it has no ${MANIFEST}`);
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Error(`${join(folder, MANIFEST)} is damaged`);
  }
  const format: unknown = typeof given === 'object' && given !== null && 'format' in given ? given.format : undefined;
  if (typeof format === 'number' && format > 1)
    throw new Error('This backup was made by a newer version of the shop. Restore it with that version or a later one.');
  const { data } = manifestSchema.safeParse(given);
  if (!data) throw new Error(`${join(folder, MANIFEST)} is damaged`);
  return data;
};
