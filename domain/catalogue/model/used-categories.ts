import type { Model } from './types.ts';

const used = new WeakMap<Model['styles'], ReadonlySet<string>>();

/** Ids of the categories that hold something, and of all above them. Collected once for each catalogue. */
export const usedCategories = ({ styles }: Pick<Model, 'styles'>): ReadonlySet<string> => {
  let ids = used.get(styles);
  if (!ids) used.set(styles, (ids = new Set(styles.flatMap(({ shelves }) => [...shelves]))));
  return ids;
};
