import type { Collection } from '#contract/calls/components.ts';
import type { Locale } from '#contract/locales.ts';
import { namedWithRoot } from '#domain/catalogue/auto-suggest.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import { productSearch } from '#server/catalogue/products/product-search.ts';

/** Categories that a rule fills (what is new, what is reduced), those of the whole shop first. Empty ones are left out. */
export const collectionsOf = (model: Model, locale: Locale, now: Date): Collection[] =>
  [...model.categories.values()]
    .filter(({ rule }) => rule !== null)
    .toSorted((one, other) => one.path.length - other.path.length)
    .flatMap((category): Collection[] => {
      const { total, hits } = productSearch(model, { categoryId: category.id, count: 1 }, locale, now);
      const [first] = hits;
      if (!first) return [];
      const { id, name, url } = namedWithRoot(category, locale);
      return [{ id, title: name, url, count: total, picture: first.picture }];
    });
