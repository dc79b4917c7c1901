import { eq } from 'drizzle-orm';
import { isLocaleId, LOCALES } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';
import { categoryMoves, styles } from '#server/platform/db/schema/catalogue.ts';
import { categoryUrl } from '#domain/catalogue/addresses.ts';
import { usedCategories } from '#domain/catalogue/model/used-categories.ts';
import { currentModel } from './model/load-model.ts';

/** `/{locale}/p/{slug}-{product id}` or `/{locale}/c/{slug}-{category id}` (spec 1 §2). */
const ADDRESS = /^\/([a-z]{2}-[a-z]{2})\/(p|c)\/(?:[^/]*-)?([A-Z0-9]{4,11})$/;

/** Moves that are followed in a row. */
const MOST_MOVES = 8;

const movedTo = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.select({ to: categoryMoves.toId }).from(categoryMoves).where(eq(categoryMoves.fromId, id)))[0]?.to;

/**
 * Where a category went that an import renamed: its products have another category now, and it holds nothing any more. What changes a name and keeps the
 * id is redirected by the page itself.
 * @returns path of the category's page
 */
export const movedAddress = async (db: Db, pathname: string): Promise<string | undefined> => {
  const [, locale, kind, asked] = ADDRESS.exec(pathname) ?? [];
  if (kind !== 'c' || asked === undefined || !isLocaleId(locale)) return undefined;
  const model = await currentModel(db);
  const used = usedCategories(model);
  const holds = (id: string): boolean => used.has(id) || (model.categories.get(id)?.rule ?? null) !== null;
  if (holds(asked)) return undefined;
  let id: string | undefined = asked;
  for (let step = 0; step < MOST_MOVES && id !== undefined; step += 1) {
    id = await movedTo(db, id);
    const category = id === undefined ? undefined : model.categories.get(id);
    if (category && holds(category.id)) return categoryUrl(category, LOCALES[locale]);
  }
  return undefined;
};

/** Whether an address that shows nothing named a product that the shop has taken out of its range: 410 tells search engines to forget it. */
export const isGone = async (db: Db, pathname: string): Promise<boolean> => {
  const [, , kind, id] = ADDRESS.exec(pathname) ?? [];
  if (kind !== 'p' || id === undefined || id.length < 8) return false;
  const styleId = id.slice(0, 8);
  const [known] = await db.select({ id: styles.id }).from(styles).where(eq(styles.id, styleId));
  const style = known && (await currentModel(db)).styleById.get(styleId);
  return known !== undefined && !style?.colourways.some(({ variants }) => variants.length > 0);
};
