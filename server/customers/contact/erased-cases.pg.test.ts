import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactCases } from '#server/platform/db/schema/returns.ts';
import { openTestDatabase, type TestDatabase } from '#server/platform/db/test-database.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import { type Storage, StorageUnavailable } from '#server/platform/storage/storage.ts';
import { eraseCases, forgetErasedCases } from './erased-cases.ts';
import { keepPictures, picturesFolder } from './pictures.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const storage = createFolderStorage(mkdtempSync(join(tmpdir(), 'cases-')));
const silent: Storage = { ...storage, drop: () => Promise.reject(new StorageUnavailable('timeout')) };

const openCase = async (number: string, subject: string): Promise<void> => {
  const pictures = await keepPictures(storage, number, [Buffer.from('a worn heel')]);
  const about = { number, name: 'Ada', email: 'ada@waymark.example', message: 'It came off.', about: { title: 'Ridge Runner' }, orderNumber: 'WM-1' };
  await database.db
    .insert(contactCases)
    .values({ id: uuidv7(), kind: 'warranty', subject, locale: 'en-us', createdAt: new Date(), pictures, ...about });
};

it('pictures that the storage does not delete at once are deleted by the next round, and nothing else of the case is kept meanwhile', async () => {
  const { db } = database;
  await openCase('W-0000000001', 'guest-1');
  await openCase('W-0000000002', 'guest-2');
  expect(await eraseCases(db, 'guest-1')).toEqual(['W-0000000001']);
  await expect(forgetErasedCases(db, silent)).rejects.toThrow(StorageUnavailable);
  const [left] = await db.select().from(contactCases).where(eq(contactCases.number, 'W-0000000001'));
  expect(JSON.stringify(left)).not.toMatch(/guest-1|Ada|ada@|It came off|Ridge|WM-1/);
  expect(await storage.list(picturesFolder('W-0000000001'))).toHaveLength(1);

  await forgetErasedCases(db, storage);
  expect(await storage.list(picturesFolder('W-0000000001'))).toEqual([]);
  expect(await db.select({ number: contactCases.number }).from(contactCases)).toEqual([{ number: 'W-0000000002' }]);
  expect(await storage.list(picturesFolder('W-0000000002'))).toHaveLength(1);
});
