import type { InferInsertModel } from 'drizzle-orm';
import { SHIP, type stock } from '#server/platform/db/schema/catalogue.ts';
import { createDice, type Dice } from '#artwork/traits/random.ts';
import type { BuiltStyle } from './build-styles.ts';
import type { VariantRow } from './build-variants.ts';
import type { StoreRow } from './stores/store.ts';

export type StockRow = Pick<InferInsertModel<typeof stock>, 'upc' | 'location' | 'onHand'>;

/** Digital goods never run out. */
const PLENTY = 1_000_000;

/** The ends of a size run sell out first. */
const shipCount = (dice: Dice, place: number): number => {
  const edge = place < 0.15 || place > 0.85;
  const share = dice.share();
  if (share < (edge ? 0.2 : 0.07)) return 0;
  if (share < (edge ? 0.36 : 0.18)) return 1 + Math.floor(dice.share() * 4);
  return 6 + Math.floor(dice.share() * 60);
};

/** Stock for shipping and in the stores: sold-out sizes and colours, last pairs, full shelves. Announced styles have none. */
export const buildStock = (
  styles: readonly BuiltStyle[],
  variantsOf: ReadonlyMap<string, readonly VariantRow[]>,
  stores: readonly StoreRow[],
): StockRow[] => {
  const rows: StockRow[] = [];
  for (const style of styles) {
    const seed = style.row.art?.seed ?? 0;
    for (const [index, colourway] of style.colourways.entries()) {
      const dice = createDice(seed, `stock/${colourway.position}`);
      const soldOut = index > 0 && dice.share() < 0.04;
      const list = variantsOf.get(colourway.id) ?? [];
      for (const [place, variant] of list.entries()) {
        const count =
          style.facts.group === 'gift' ? PLENTY : style.row.comingSoon === true || soldOut ? 0 : shipCount(dice, (place + 0.5) / list.length);
        rows.push({ upc: variant.upc, location: SHIP, onHand: count });
      }
    }
    if (style.facts.group === 'gift' || style.row.comingSoon === true || style.row.customs != null) continue;
    for (const [index, store] of stores.entries()) rows.push(...storeStock(createDice(seed, `store/${index}`), style, variantsOf, store.id));
  }
  return rows;
};

const storeStock = (dice: Dice, style: BuiltStyle, variantsOf: ReadonlyMap<string, readonly VariantRow[]>, location: string): StockRow[] => {
  if (dice.share() < 0.72) return [];
  const shown = style.colourways.filter(() => dice.share() < 0.5);
  return shown.flatMap((colourway) =>
    (variantsOf.get(colourway.id) ?? []).flatMap((variant) => {
      const share = dice.share();
      return share < 0.25
        ? []
        : [{ upc: variant.upc, location, onHand: share < 0.6 ? 1 + Math.floor(dice.share() * 2) : 3 + Math.floor(dice.share() * 5) }];
    }),
  );
};
