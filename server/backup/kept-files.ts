import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openStorage, type StorageSettings } from '#server/platform/storage/open-storage.ts';
import { isStorageKey, type Storage } from '#server/platform/storage/storage.ts';
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

export interface Copied {
  readonly bytes: number;
  readonly sha256: string;
}

/** Copies a file; undefined where it is gone. */
const copyFile = async (from: string, to: string): Promise<Copied | undefined> => {
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

/** The files of a shop, where they are kept. */
export interface KeptFiles {
  /** What a restore says where there are some already. */
  readonly notEmpty: string;
  /** By name, with slashes. */
  readonly paths: () => Promise<string[]>;
  /** Copies one into a file; undefined where it is gone. */
  readonly copyTo: (path: string, file: string) => Promise<Copied | undefined>;
  /** Makes one from a file; undefined where there is no such file. */
  readonly copyFrom: (file: string, path: string) => Promise<Copied | undefined>;
  readonly drop: (path: string) => Promise<void>;
}

export const filesOfFolder = (dataDir: string): KeptFiles => ({
  notEmpty: `The data folder ${dataDir} is not empty. Name another with DATA_DIR.`,
  paths: () => keptPaths(dataDir),
  copyTo: (path, file) => copyFile(join(dataDir, path), file),
  copyFrom: (file, path) => copyFile(file, join(dataDir, path)),
  drop: (path) => rm(join(dataDir, path), { force: true }),
});

const describeBytes = (bytes: Buffer): Copied => ({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });

/** What processes keep in their own data folders beside it can be made again. */
export const filesOfStorage = (storage: Storage): KeptFiles => ({
  notEmpty: 'The storage of STORAGE_URL is not empty. Name another bucket or prefix.',
  paths: () => storage.list(),
  copyTo: async (path, file) => {
    const bytes = await storage.get(path);
    if (!bytes) return undefined;
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, bytes, { mode: 0o600 });
    return describeBytes(bytes);
  },
  copyFrom: async (file, path) => {
    if (!isStorageKey(path)) throw new Error(`${FILES_FOLDER}/${path} of the backup cannot be stored under this name`);
    const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
    if (!bytes) return undefined;
    await storage.put(path, bytes);
    return describeBytes(bytes);
  },
  drop: (path) => storage.drop(path),
});

/** Where the settings say that files are kept. */
export const openKeptFiles = async (settings: StorageSettings): Promise<KeptFiles> =>
  settings.storage === undefined ? filesOfFolder(settings.dataDir) : filesOfStorage(await openStorage(settings));

/** Copies uploaded images, photos, emails and whatever else is kept into a backup. A file that is deleted meanwhile is left out. */
export const backUpFiles = async (kept: KeptFiles, folder: string): Promise<FileEntry[]> => {
  const entries: FileEntry[] = [];
  for (const path of await kept.paths()) {
    const copied = await kept.copyTo(path, join(folder, FILES_FOLDER, path));
    if (copied) entries.push({ path, ...copied });
  }
  return entries;
};

/**
 * Copies the files of a backup to where they are kept.
 * @throws Error where one is not what the backup says
 */
export const restoreFiles = async (folder: string, kept: KeptFiles, entries: readonly FileEntry[]): Promise<void> => {
  for (const { path, sha256 } of entries) {
    const copied = await kept.copyFrom(join(folder, FILES_FOLDER, path), path);
    if (copied?.sha256 !== sha256) throw new Error(`${FILES_FOLDER}/${path} of the backup is damaged`);
  }
};

/**
 * A restore would mix the files that are there with those of the backup.
 * @throws Error in one line
 */
export const assertNoFiles = async (kept: KeptFiles): Promise<void> => {
  if ((await kept.paths()).length > 0) throw new Error(kept.notEmpty);
};

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
