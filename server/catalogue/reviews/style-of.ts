import { styleIdOf } from '#contract/ids.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import type { Db } from '#server/platform/db/open.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** @returns the style of a style's or colourway's id. @throws PLP400 where there is no such style */
export const styleOf = async (db: Db, productId: string): Promise<string> => {
  const masterId = styleIdOf(productId);
  if (!(await currentModel(db)).styleById.has(masterId)) throw new Refusal('PLP400');
  return masterId;
};
