import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { writeWhole } from '#server/platform/write-whole.ts';
import { assertStorageKey, isStorageKey, type Storage } from './storage.ts';

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

const unlessMissing = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Files below a folder, readable by the shop's own user alone. */
export const createFolderStorage = (folder: string): Storage => {
  const fileOf = (key: string): string => {
    assertStorageKey(key);
    return join(folder, key);
  };
  return {
    kind: 'folder',
    put: async (key, bytes) => writeWhole(fileOf(key), bytes),
    get: async (key) => unlessMissing(readFile(fileOf(key))),
    has: async (key) => (await unlessMissing(stat(fileOf(key))))?.isFile() ?? false,
    list: async (below) => {
      const top = below === undefined ? folder : fileOf(below);
      const entries = (await unlessMissing(readdir(top, { withFileTypes: true, recursive: true }))) ?? [];
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter(isStorageKey)
        .toSorted();
    },
    drop: async (key) => rm(fileOf(key), { force: true }),
    // The disk of the data folder is checked where the database needs it, too.
    check: async () => {},
  };
};
