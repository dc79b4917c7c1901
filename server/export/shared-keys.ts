import { and, count, eq, gt } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import * as tables from '#server/platform/db/schema/catalogue.ts';
import { ownStyles } from './read-products.ts';
import type { SharedKeys } from './types.ts';

/** Handles and SKUs that more than one product or variant of the export has: rare, so that they can be held. */
export const readSharedKeys = async (db: Db, source: string | undefined): Promise<SharedKeys> => {
  const { styles, colourways, variants } = tables;
  const handles = await db.select({ key: styles.sourceKey }).from(styles).where(ownStyles(source)).groupBy(styles.sourceKey).having(gt(count(), 1));
  const skus = await db
    .select({ key: variants.sku })
    .from(variants)
    .innerJoin(colourways, eq(colourways.id, variants.colourwayId))
    .innerJoin(styles, eq(styles.id, colourways.styleId))
    .where(and(ownStyles(source), eq(variants.withdrawn, false)))
    .groupBy(variants.sku)
    .having(gt(count(), 1));
  return { handles: new Set(handles.map(({ key }) => key)), skus: new Set(skus.map(({ key }) => key)) };
};
