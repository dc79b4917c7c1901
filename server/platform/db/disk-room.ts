import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Minimum free space: the database's log alone grows by this much. Bytes. */
export const LEAST_BYTES = 16 * 1024 * 1024;

/** A folder that does not exist yet will be created in its nearest existing parent. */
const nearest = (folder: string): string => (existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder)));

/** Free bytes on the disk of a folder. */
export const roomAt = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(nearest(folder));
  return bavail * bsize;
};

/** @throws if the disk of a folder is nearly full */
export const assertRoom = async (folder: string, room: (folder: string) => Promise<number> = roomAt): Promise<void> => {
  if ((await room(folder)) < LEAST_BYTES) throw new Error('The disk is full');
};
