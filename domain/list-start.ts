import type { CallQueryInput } from '#contract/calls/calls.ts';
import type { Locale } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';

/** The query of a category's first page without filters: the page asks for it, and the service worker has it ahead of that. */
export const listStart = ({ id }: Pick<Locale, 'id'>, categoryId: string): CallQueryInput<'products.productSearch'> => ({
  categoryId,
  start: 0,
  count: settingsFor(id).pageSizes.products,
});

const CATEGORY = /\/c\/(?:[^/]*-)?(\d{4,10})$/;

/** The categories that the top level of a menu leads to. */
export const menuCategories = (items: readonly { readonly target: { readonly url: string } }[]): string[] => [
  ...new Set(items.flatMap(({ target }) => CATEGORY.exec(target.url)?.[1] ?? [])),
];
