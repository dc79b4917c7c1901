import { categoryHead } from '#src/shop/catalogue/category-head.ts';
import type { ListSearch } from '#src/shop/catalogue/list-search.ts';
import { productHead } from '#src/shop/product/product-head.ts';
import { pageHead, type PageHead } from '#src/base/seo/page-head.ts';
import type { Alternate } from './load-alternate.ts';
import type { RouterContext } from './router-context.ts';

/** Head tags of a page at its other address: lists and products point at their main form. */
export const alternateHead = async (
  { i18n, publicUrl, ...context }: RouterContext,
  found: Alternate,
  path: string,
  search: ListSearch,
): Promise<PageHead> => {
  if (found.kind === 'category') return categoryHead({ ...context, i18n, publicUrl }, found.category, search);
  if (found.kind === 'product') return productHead({ i18n, publicUrl, product: found.product, search: {} });
  if (found.kind === 'kit') return pageHead({ i18n, publicUrl, path: `/${i18n.locale.id}/${path}`, title: 'Content blocks', hidden: true });
  if (found.kind === 'locations') {
    await i18n.load('locations');
    return pageHead({ i18n, publicUrl, path: `/${i18n.locale.id}/${path}`, title: i18n.t('locations.title'), description: i18n.t('locations.text') });
  }
  return pageHead({ i18n, publicUrl, path: `/${i18n.locale.id}/${path}`, title: found.page.title, description: found.page.description });
};
