import { inArray } from 'drizzle-orm';
import { ownGtin } from '#server/catalogue/products/ids.ts';
import type { Db } from '#server/platform/db/open.ts';
import * as tables from '#server/platform/db/schema/catalogue.ts';

const isBarcode = (text: string): boolean => /^\d{8,14}$/.test(text);

/** Article numbers for variants that are new: the merchant's barcode while nobody has it, else one of our own. */
export const numberNew = async (
  db: Db,
  wanted: readonly { readonly key: string; readonly barcode: string }[],
  source: string,
): Promise<Map<string, string>> => {
  const candidates = wanted.flatMap(({ key, barcode }) => [...(isBarcode(barcode) ? [barcode] : []), ownGtin(source, key)]);
  const isTaken = async (upcs: readonly string[]) =>
    upcs.length === 0
      ? []
      : (
          await db
            .select({ upc: tables.variants.upc })
            .from(tables.variants)
            .where(inArray(tables.variants.upc, [...upcs]))
        ).map(({ upc }) => upc);
  const taken = new Set(await isTaken(candidates));
  const numbers = new Map<string, string>();
  for (const { key, barcode } of wanted) {
    let upc = isBarcode(barcode) && !taken.has(barcode) ? barcode : ownGtin(source, key);
    for (let turn = 1; taken.has(upc); turn += 1) {
      upc = ownGtin(source, key, turn);
      for (const other of await isTaken([upc])) taken.add(other);
    }
    taken.add(upc);
    numbers.set(key, upc);
  }
  return numbers;
};
