import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bits of a mode that let somebody else in. */
const OTHERS = 0o077;

/** From here on every file and folder that this process makes is its own user's alone, whoever makes it. */
export const keepFilesOwn = (): void => void process.umask(OTHERS);

const close = (path: string): void => {
  const { mode, uid } = statSync(path);
  if ((mode & OTHERS) !== 0 && uid === process.getuid?.()) chmodSync(path, mode & 0o777 & ~OTHERS);
};

/** Makes the data folder, readable by its owner alone; one that was open to others before, and is ours, is closed. */
export const openOwnFolder = (folder: string): void => {
  keepFilesOwn();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  close(folder);
};

/** Closes all that is in a folder to others. The embedded database unpacks its first files with modes of its own. */
export const closeFolder = (folder: string): void => {
  close(folder);
  for (const name of readdirSync(folder, { recursive: true }) as string[]) close(join(folder, name));
};
