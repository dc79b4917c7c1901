import { expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { importFile, first, next, open, setNow, shopify, useImports } from '#server/import/testing.ts';
import * as tables from '#server/platform/db/schema/catalogue.ts';
import { currentModel } from './model/load-model.ts';
import { isGone, movedAddress } from './old-addresses.ts';

useImports();

const urlOf = async (name: string): Promise<string> => {
  const model = await currentModel(open.db);
  const found = [...model.categories.values()].find(({ names }) => names['en'] === name);
  return `/en-us/c/${name.toLowerCase()}-${found?.id}`;
};

it('leads from a category that an import renamed to the one that has its products now', async () => {
  await importFile(shopify([first({ Type: 'Trainers' }), next()]));
  const old = await urlOf('Trainers');
  expect(await movedAddress(open.db, old)).toBeUndefined();
  setNow('2026-11-22T10:00:00Z');
  await importFile(shopify([first({ Type: 'Sneakers' }), next()]));
  await importFile(shopify([first({ Type: 'Casual' }), next()]));
  expect(await movedAddress(open.db, old)).toBe(await urlOf('Casual'));
  expect(await movedAddress(open.db, await urlOf('Casual'))).toBeUndefined();
  await importFile(shopify([first({ Type: 'Trainers' }), next()]));
  expect(await movedAddress(open.db, old)).toBeUndefined();
  expect(await movedAddress(open.db, await urlOf('Casual'))).toBe(old);
});

it('knows a product that was taken out of the range from one that never was', async () => {
  await importFile(shopify([first(), next()]));
  const [style] = await open.db.select({ id: tables.styles.id }).from(tables.styles).where(eq(tables.styles.sourceKey, 'fell-shoe'));
  expect(await isGone(open.db, `/en-us/p/fell-shoe-${style?.id}`)).toBe(false);
  await importFile(shopify([first({ Published: 'false' }), next()]));
  expect(await isGone(open.db, `/en-us/p/fell-shoe-${style?.id}`)).toBe(true);
  expect(await isGone(open.db, `/en-us/p/fell-shoe-${style?.id}ABC`)).toBe(true);
  expect(await isGone(open.db, '/en-us/p/other-ZZZZZZZZ')).toBe(false);
});
