import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoKey } from './picture-key.ts';

export const photosFolder = (dataDir: string): string => join(dataDir, 'shopper-photos');
export const photoFile = (dataDir: string, id: string): string => join(photosFolder(dataDir), `${photoKey(id)}.webp`);

/** Writes the file of a photo, whole or not at all, readable by the shop's own user alone. */
export const writePhoto = async (dataDir: string, id: string, bytes: Buffer): Promise<void> => {
  await mkdir(photosFolder(dataDir), { recursive: true, mode: 0o700 });
  const draft = join(photosFolder(dataDir), `.${randomUUID()}`);
  await writeFile(draft, bytes, { mode: 0o600 });
  await rename(draft, photoFile(dataDir, id));
};

/** Deletes photos with the smaller ones that were made of them (artwork/render.ts). One that is not there is no error. */
export const deletePhotoFiles = async (dataDir: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  for (const id of ids) await rm(photoFile(dataDir, id), { force: true });
  const keys = new Set(ids.map(photoKey));
  const made = join(dataDir, 'pictures');
  const names = await readdir(made).catch((): string[] => []);
  for (const name of names) if (keys.has(name.slice(0, photoKey('').length + 32))) await rm(join(made, name), { force: true });
};
