import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { categoryIdSchema, productIdSchema } from '#contract/ids.ts';
import * as tables from '#server/platform/db/schema/catalogue.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { readRates } from './plan-prices.ts';
import { runImport } from './run-import.ts';
import { OPTIONS, importFile, details, first, folder, list, next, now, only, open, shopify, useImports } from './testing.ts';

useImports();

describe('an import', () => {
  it.each([
    ['', 'empty'],
    ['<html><body>x</body></html>', 'neither an RSS nor an Atom feed'],
    ['name;colour\n1;2', 'names neither'],
    ['{"a":1}', 'names neither'],
  ])('refuses a file that is something else: %j', async (content, reason) => {
    await expect(importFile(content)).rejects.toThrow(reason);
    expect(await open.db.select().from(tables.importRows)).toEqual([]);
  });

  it('lists a product in another currency only where a rate was given', async () => {
    await importFile(shopify([first({ 'Variant Price': '99.99', 'Variant Compare At Price': '120' })]));
    expect([(await list()).total, (await list({}, 'en-gb')).total]).toEqual([1, 0]);
    expect(
      await importFile(shopify([first({ 'Variant Price': '99.99', 'Variant Compare At Price': '120' })]), { rates: readRates('GBP=0.8, EUR=0.9') }),
    ).toMatchObject({ updated: 1 });
    expect((await only('en-gb')).price).toMatchObject({ currency: 'GBP', current: 7999, original: 9600 });
    expect((await only('de-de')).price).toMatchObject({ currency: 'EUR', current: 8999 });
    expect((await list({}, 'en-ca')).total).toBe(0);
    expect(() => readRates('GBP=x')).toThrow(/GBP=X/i);
  });

  it('keeps the invented range out of an empty shop', async () => {
    await importFile(shopify([first()]));
    expect(await seedDatabase(open.db, now)).toBe(false);
    expect((await list()).total).toBe(1);
  });

  it('stands beside the seed without touching it, and makes ids that fit the addresses', async () => {
    await seedDatabase(open.db, now);
    const before = (await list()).total;
    await importFile(shopify([first(), next()]));
    expect((await list()).total).toBe(before + 1);
    const product = await details((await list({ q: 'fell shoe' })).hits[0]!.id);
    expect(productIdSchema.safeParse(product.id).success && productIdSchema.safeParse(product.productId).success).toBe(true);
    expect(product.id).toHaveLength(8);
    expect(product.productId).toHaveLength(11);
    for (const { id } of product.breadcrumbs) expect(categoryIdSchema.safeParse(id).success).toBe(true);
    const again = await openTestDatabase();
    const path = join(folder, 'again.csv');
    writeFileSync(path, shopify([first(), next()]));
    await runImport(path, { db: again.db, clock: () => now }, OPTIONS);
    expect((await again.db.select({ id: tables.styles.id }).from(tables.styles))[0]?.id).toBe(product.id);
    await again.close();
  });

  it('runs alone', async () => {
    const file = join(folder, 'alone.csv');
    writeFileSync(file, shopify([first()]));
    const ports = { db: open.db, clock: () => now };
    const both = await Promise.allSettled([runImport(file, ports, OPTIONS), runImport(file, ports, OPTIONS)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await runImport(file, ports, OPTIONS)).toMatchObject({ unchanged: 1 });
  });

  it('moves the catalogue’s version in the end, also when the one before died half-way', async () => {
    await importFile(shopify([first()]));
    const version = async () => (await open.db.select().from(tables.catalogueMeta).where(eq(tables.catalogueMeta.key, 'version')))[0]?.value;
    const before = await version();
    await open.db.insert(tables.catalogueMeta).values({ key: 'import-pending', value: 'x' });
    await importFile(shopify([first()]));
    expect(await version()).not.toBe(before);
    const after = await version();
    await importFile(shopify([first()]));
    expect(await version()).toBe(after);
  });
});

describe('an import that is interrupted', () => {
  it('keeps what it wrote and goes on the next time', async () => {
    const file = join(folder, 'long.csv');
    const rows = Array.from({ length: 250 }, (_, index) => first({ Handle: `p${index}`, Title: `Product ${index}`, 'Variant SKU': `s${index}` }));
    writeFileSync(file, shopify(rows));
    let asked = 0;
    // Once after reading, twice while writing.
    const isStopping = () => (asked += 1) > 2;
    await expect(runImport(file, { db: open.db, clock: () => now, isStopping }, OPTIONS)).rejects.toThrow('run the command again');
    expect(await runImport(file, { db: open.db, clock: () => now }, OPTIONS)).toMatchObject({ products: 250, created: 150, unchanged: 100 });
    expect((await list()).total).toBe(250);
  });
});
