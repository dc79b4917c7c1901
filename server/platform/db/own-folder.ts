import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Mode bits that give access to others. */
const OTHERS = 0o077;

/** From here on, only the process's own user can access the files and folders that it creates. */
export const keepFilesOwn = (): void => void process.umask(OTHERS);

const close = (path: string): void => {
  const { mode, uid } = statSync(path);
  if ((mode & OTHERS) !== 0 && uid === process.getuid?.()) chmodSync(path, mode & 0o777 & ~OTHERS);
};

/** Creates the data folder, readable only by its owner; an existing folder of this user is closed to others. */
export const openOwnFolder = (folder: string): void => {
  keepFilesOwn();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  close(folder);
};

/** Removes others' access to everything in a folder. The embedded database unpacks its first files with its own modes. */
export const closeFolder = (folder: string): void => {
  close(folder);
  for (const name of readdirSync(folder, { recursive: true }) as string[]) close(join(folder, name));
};
