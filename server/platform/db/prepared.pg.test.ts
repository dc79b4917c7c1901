import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { prepared } from './prepared.ts';
import { catalogueMeta } from './schema/catalogue.ts';
import { openTestDatabase } from './test-database.ts';

test('a prepared query is built once and runs on every handle: in a transaction it sees what that has written', async () => {
  let builds = 0;
  const valueOf = prepared('test_value_of', (db) => {
    builds += 1;
    return db
      .select()
      .from(catalogueMeta)
      .where(eq(catalogueMeta.key, sql.placeholder('key')));
  });
  const { db, close } = await openTestDatabase();
  const undone = db.transaction(async (tx) => {
    await tx.insert(catalogueMeta).values({ key: 'a', value: '1' });
    await tx.transaction(async (inner) => {
      expect(await valueOf(inner, { key: 'a' })).toEqual([{ key: 'a', value: '1' }]);
    });
    expect(await valueOf(tx, { key: 'b' })).toEqual([]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await valueOf(db, { key: 'a' })).toEqual([]);
  expect(builds).toBe(1);
  await close();
});

test('of two that are called together the second comes after the first', async () => {
  const say = prepared('test_say', (db) =>
    db.select({ said: sql`set_config('waymark.said', ${sql.placeholder('word')}, true)` }).from(sql`(values (1)) as once`),
  );
  const hear = prepared('test_hear', (db) => db.select({ heard: sql`current_setting('waymark.said', true)` }).from(sql`(values (1)) as once`));
  const { db, close } = await openTestDatabase();
  const heard = await db.transaction(async (tx) => {
    const words = ['one', 'two', 'three'];
    const answers = await Promise.all(words.flatMap((word) => [say(tx, { word }), hear(tx, {})]));
    return answers.flatMap(([answer]) => (answer && 'heard' in answer ? [answer.heard] : []));
  });
  expect(heard).toEqual(['one', 'two', 'three']);
  await close();
});
