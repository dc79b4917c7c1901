import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#server/platform/write-whole.ts';
import { photoKey } from './picture-key.ts';

export const photosFolder = (dataDir: string): string => join(dataDir, 'shopper-photos');
export const photoFile = (dataDir: string, id: string): string => join(photosFolder(dataDir), `${photoKey(id)}.webp`);

export const writePhoto = (dataDir: string, id: string, bytes: Buffer): Promise<void> => writeWhole(photoFile(dataDir, id), bytes);

/** Deletes photos with the smaller ones that were made of them (artwork/render.ts). One that is not there is no error. */
export const deletePhotoFiles = async (dataDir: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  for (const id of ids) await rm(photoFile(dataDir, id), { force: true });
  const keys = new Set(ids.map(photoKey));
  const made = join(dataDir, 'pictures');
  const names = await readdir(made).catch((): string[] => []);
  for (const name of names) if (keys.has(name.slice(0, photoKey('').length + 32))) await rm(join(made, name), { force: true });
};
