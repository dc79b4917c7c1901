import { createFolderStorage } from './folder-storage.ts';
import { openS3Storage, type S3Settings } from './s3-storage.ts';
import type { Storage } from './storage.ts';

export interface StorageSettings {
  readonly dataDir: string;
  /** Absent: files are in `dataDir`. */
  readonly storage: S3Settings | undefined;
}

/** The storage that the settings name. It needs no answer to be opened: a shop starts, and sells, while its storage is away. */
export const openStorage = async ({ dataDir, storage }: StorageSettings): Promise<Storage> =>
  storage === undefined ? createFolderStorage(dataDir) : openS3Storage(storage);
