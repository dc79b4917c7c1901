import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FileEntry, FILES_FOLDER } from './manifest.ts';

/** What the shop makes again: the database's own files, those of a running process, and drawn pictures. Everything else in the data folder is kept. */
const LEFT_OUT = /^(?:postgres|postgres\.lock|control\.json(?:\.\d+)?|pictures|import-[0-9a-f-]+\.tmp)$/;
/** Files that are being written. */
const isDraft = (path: string): boolean => path.split('/').some((part) => part.startsWith('.'));

/** Paths of the files to keep, with slashes, by name. */
const keptPaths = async (dataDir: string): Promise<string[]> => {
  const top = await readdir(dataDir, { withFileTypes: true }).catch(() => []);
  const paths: string[] = [];
  for (const entry of top) {
    if (LEFT_OUT.test(entry.name)) continue;
    if (entry.isFile()) paths.push(entry.name);
    if (!entry.isDirectory()) continue;
    for (const inner of await readdir(join(dataDir, entry.name), { withFileTypes: true, recursive: true }))
      if (inner.isFile()) paths.push(relative(dataDir, join(inner.parentPath, inner.name)).split(sep).join('/'));
  }
  return paths.filter((path) => !isDraft(path)).toSorted();
};

/** Copies a file and returns its length in bytes and its hash; undefined where it is gone. */
const copyFile = async (from: string, to: string): Promise<{ readonly bytes: number; readonly sha256: string } | undefined> => {
  const hash = createHash('sha256');
  let bytes = 0;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await pipeline(
      createReadStream(from),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(to, { mode: 0o600 }),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await rm(to, { force: true });
    return undefined;
  }
  return { bytes, sha256: hash.digest('hex') };
};

/** Copies uploaded images, photos, emails and whatever else is kept into a backup. A file that is deleted meanwhile is left out. */
export const backUpFiles = async (dataDir: string, folder: string): Promise<FileEntry[]> => {
  const entries: FileEntry[] = [];
  for (const path of await keptPaths(dataDir)) {
    const copied = await copyFile(join(dataDir, path), join(folder, FILES_FOLDER, path));
    if (copied) entries.push({ path, ...copied });
  }
  return entries;
};

/**
 * Copies the files of a backup into a data folder.
 * @throws Error where one is not what the backup says
 */
export const restoreFiles = async (folder: string, dataDir: string, entries: readonly FileEntry[]): Promise<void> => {
  for (const { path, sha256 } of entries) {
    const copied = await copyFile(join(folder, FILES_FOLDER, path), join(dataDir, path));
    if (copied?.sha256 !== sha256) throw new Error(`${FILES_FOLDER}/${path} of the backup is damaged`);
  }
};

/** Whether a data folder has files that a restore would mix with those of the backup. */
export const hasKeptFiles = async (dataDir: string): Promise<boolean> => (await keptPaths(dataDir)).length > 0;

/** SHA-256 in hex; undefined where there is no such file. */
export const hashOfFile = async (path: string): Promise<string | undefined> => {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
  return hash.digest('hex');
};
