import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { shopperPhotos } from '#server/platform/db/schema/photos.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { photoIdOf, photoKey } from './picture-key.ts';

export interface PhotoFiles {
  readonly storage: Storage;
  /** Folder of this process, in which smaller pictures are made of photos. */
  readonly dataDir: string;
}

/** Key of its file. */
export const photoFile = (id: string): string => `shopper-photos/${photoKey(id)}.webp`;

const KEY_LENGTH = photoKey('').length + 32;

/** Deletes the smaller pictures that this process has made of photos (artwork/render.ts). */
const deleteMade = async (dataDir: string, isGone: (key: string) => boolean): Promise<void> => {
  const made = join(dataDir, 'pictures');
  for (const name of await readdir(made).catch((): string[] => []))
    if (isGone(name.slice(0, KEY_LENGTH))) await rm(join(made, name), { force: true });
};

/** Deletes photos with what was made of them. One that is not there is no error. */
export const deletePhotoFiles = async ({ storage, dataDir }: PhotoFiles, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  for (const id of ids) await storage.drop(photoFile(id));
  const keys = new Set(ids.map(photoKey));
  await deleteMade(dataDir, (key) => keys.has(key));
};

/** Deletes what this process has made of photos that another process has deleted. */
export const forgetMadePhotos = async (db: Db, dataDir: string): Promise<void> => {
  const found = await readdir(join(dataDir, 'pictures')).catch((): string[] => []);
  const ids = new Map(found.flatMap((name) => [name.slice(0, KEY_LENGTH)].flatMap((key) => [[key, photoIdOf(key)] as const])));
  const asked = [...ids.values()].filter((id) => id !== undefined);
  if (asked.length === 0) return;
  const rows = await db
    .select({ id: shopperPhotos.id })
    .from(shopperPhotos)
    .where(sql`${shopperPhotos.id} = any(${sql.param(`{${asked.join()}}`)}::uuid[])`);
  const there = new Set(rows.map(({ id }) => photoKey(id)));
  await deleteMade(dataDir, (key) => ids.get(key) !== undefined && !there.has(key));
};
