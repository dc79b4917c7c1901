import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** With less than this a database cannot be sure to write anything down: its log alone grows by so much. */
export const LEAST_BYTES = 16 * 1024 * 1024;

/** A folder that is not there yet will be made in the nearest one that is. */
const nearest = (folder: string): string => (existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder)));

/** Bytes that may still be written where a folder is. */
export const roomAt = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(nearest(folder));
  return bavail * bsize;
};

/** @throws where the disk of a folder is as good as full */
export const assertRoom = async (folder: string, room: (folder: string) => Promise<number> = roomAt): Promise<void> => {
  if ((await room(folder)) < LEAST_BYTES) throw new Error('The disk is full');
};
