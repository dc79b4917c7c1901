import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { categoryIdOfPath, styleIdOfKey } from '#server/catalogue/products/ids.ts';
import { insertRows } from '#server/platform/db/bulk.ts';
import type { Db } from '#server/platform/db/open.ts';
import * as tables from '#server/platform/db/schema/catalogue.ts';
import type { ProductDraft } from './assemble-product.ts';
import { numberNew } from './number-variants.ts';
import { type Batch, categoriesOf, collectVariants, styleRow, type WriteOptions } from './product-rows.ts';
import { grouped } from '#server/platform/grouped.ts';
import { findStrays, readKnown, readStyles, sourceKeyOf } from './read-known.ts';

export interface Written {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Rises when the same file must be written differently: then the next import of it updates. */
const EDITION = 3;

/** What of a draft reaches the tables: a category by its id, because its first name stays, and no barcode, because a variant keeps its number. */
const saidBy = ({ line: _line, isIncomplete: _isIncomplete, categoryPath, colours, ...said }: ProductDraft, source: string): object => ({
  ...said,
  category: categoryIdOfPath(source, categoryPath),
  colours: colours.map(({ variants, ...colour }) => ({ ...colour, variants: variants.map(({ barcode: _barcode, ...variant }) => variant) })),
});

const fingerprintOf = (draft: ProductDraft, { source, language, rates }: WriteOptions): string => {
  const said = saidBy(draft, source);
  return createHash('sha256')
    .update(JSON.stringify([EDITION, language, [...rates], said]))
    .digest('base64url');
};

const writeBatch = async (tx: Db, batch: Batch, now: Date): Promise<void> => {
  await insertRows(tx, tables.styles, batch.styles, 'replace');
  await insertRows(tx, tables.colourways, batch.colourways, 'replace');
  await insertRows(tx, tables.variants, batch.variants, 'replace');
  for (const [currency, rows] of grouped(batch.forgetPrices, (row) => row.currency)) {
    const { subject, validFrom } = tables.prices;
    await tx.delete(tables.prices).where(
      and(
        inArray(
          subject,
          rows.map(({ upc }) => upc),
        ),
        eq(tables.prices.currency, currency),
        gt(validFrom, now),
      ),
    );
  }
  await insertRows(tx, tables.prices, batch.prices, 'replace');
  await insertRows(tx, tables.stock, batch.stock, 'replace');
  if (batch.withdraw.length > 0) await tx.update(tables.variants).set({ withdrawn: true }).where(inArray(tables.variants.upc, batch.withdraw));
};

/**
 * Writes some products in one transaction, those that say something new.
 * @param mayWithdraw variants that a product of the file no longer lists may be taken out of sale
 */
export const writeProducts = async (
  db: Db,
  drafts: readonly ProductDraft[],
  options: WriteOptions,
  firstPosition: number,
  mayWithdraw: boolean,
): Promise<Written> =>
  db.transaction(async (tx) => {
    const withIds = drafts.map((draft) => ({ draft, id: styleIdOfKey(options.source, draft.key), fingerprint: fingerprintOf(draft, options) }));
    const styles = await readStyles(
      tx,
      withIds.map(({ id }) => id),
    );
    const strays = mayWithdraw
      ? await findStrays(
          tx,
          withIds.filter(({ id, draft }) => styles.has(id) && !draft.isIncomplete),
        )
      : new Map<string, string[]>();
    const changed = withIds.filter(({ id, fingerprint }) => styles.get(id)?.fingerprint !== fingerprint || strays.has(id));
    const created = changed.filter(({ id }) => !styles.has(id)).length;
    if (changed.length > 0) {
      const known = await readKnown(
        tx,
        styles,
        changed.map(({ id }) => id),
      );
      const upcs = new Map([...known.variants.values()].flat().map(({ sourceKey, upc }) => [sourceKey, upc]));
      const fresh = changed
        .flatMap(({ draft }) =>
          draft.colours.flatMap(({ variants }) => variants.map((variant) => ({ key: sourceKeyOf(draft, variant), barcode: variant.barcode }))),
        )
        .filter(({ key }) => !upcs.has(key));
      for (const [key, upc] of await numberNew(tx, fresh, options.source)) upcs.set(key, upc);
      const batch: Batch = { styles: [], colourways: [], variants: [], prices: [], forgetPrices: [], stock: [], withdraw: [] };
      const categories = new Map(changed.flatMap(({ draft }) => categoriesOf(draft, options)).map((row) => [row.id, row]));
      const moves = new Map<string, typeof tables.categoryMoves.$inferInsert>();
      for (const [index, { draft, id, fingerprint }] of changed.entries()) {
        const before = styles.get(id);
        const leaf = categoriesOf(draft, options).at(-1)?.id ?? '';
        batch.styles.push(
          styleRow(id, draft, fingerprint, before?.position ?? firstPosition + index, before?.publishedAt ?? options.now, leaf, options),
        );
        collectVariants(batch, draft, id, upcs, known, options);
        const left = before?.categoryIds[0];
        if (left !== undefined && left !== leaf) moves.set(left, { fromId: left, toId: leaf, movedAt: options.now });
        batch.withdraw.push(...(strays.get(id) ?? []));
      }
      await insertRows(tx, tables.categories, [...categories.values()], 'keep');
      await insertRows(tx, tables.categoryMoves, [...moves.values()], 'replace');
      await writeBatch(tx, batch, options.now);
    }
    return { created, updated: changed.length - created, unchanged: drafts.length - changed.length };
  });

export const highestPosition = async (db: Db): Promise<number> =>
  (await db.select({ highest: sql<number>`coalesce(max(${tables.styles.position}), 0)::int` }).from(tables.styles))[0]?.highest ?? 0;
