import type { CallResponse } from '#contract/calls/calls.ts';
import type { BenefitBar, MenuBanner } from '#contract/calls/content/banners.ts';
import type { MenuItem, VisualSelector } from '#contract/calls/content/navigation.ts';
import type { Locale } from '#contract/locales.ts';
import type { PictureRef } from '#contract/calls/products.ts';
import { productSearch } from '#server/catalogue/products/product-search.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import { resolveUrl } from './references.ts';

type Link = { url: string; text: string };
type Column = CallResponse<'content.footer'>['columns'][number];

export interface MenuAssembly {
  readonly model: Model;
  readonly locale: Locale;
  readonly now: Date;
}

/** A selector as it is kept: without a picture it shows the first product of its category. */
type StoredSelector = Omit<VisualSelector, 'picture'> & { readonly picture?: PictureRef };
export type StoredMenuItem = Omit<MenuItem, 'visualSelectors'> & { readonly visualSelectors?: readonly StoredSelector[] };

/** Links with their addresses; those that lead nowhere any more are left out. */
export const liveLinks = <T extends Link>(links: readonly T[], { model, locale }: MenuAssembly): T[] =>
  links.flatMap((link) => {
    const url = resolveUrl(link.url, model, locale);
    return url === undefined ? [] : [{ ...link, url }];
  });

export const liveColumns = (columns: readonly Column[], assembly: MenuAssembly): Column[] =>
  columns.map((column) => ({ ...column, links: liveLinks(column.links, assembly) })).filter(({ links }) => links.length > 0);

/**
 * First pictures of categories. The menu is asked for with every page, and what leads a list hardly ever changes: a picture
 * found once serves as long as the catalogue is the same.
 */
const leads = new WeakMap<Model, Map<string, PictureRef | undefined>>();

const leadPicture = (categoryId: string, { model, locale, now }: MenuAssembly): PictureRef | undefined => {
  if (!model.categories.has(categoryId)) return undefined;
  const known = leads.get(model) ?? new Map<string, PictureRef | undefined>();
  leads.set(model, known);
  const key = `${locale.id}:${categoryId}`;
  if (!known.has(key)) known.set(key, productSearch(model, { categoryId, count: 1 }, locale, now).hits[0]?.picture);
  return known.get(key);
};

const liveSelectors = (stored: readonly StoredSelector[], assembly: MenuAssembly): VisualSelector[] =>
  stored.flatMap((selector) => {
    const [target] = liveLinks([selector.target], assembly);
    const picture = selector.picture ?? leadPicture(selector.target.url.replace(/^category:/, ''), assembly);
    return target && picture ? [{ ...selector, target, picture }] : [];
  });

const liveBanner = (banner: MenuBanner, assembly: MenuAssembly): MenuBanner | undefined => {
  const [mediaTarget] = liveLinks([banner.mediaTarget], assembly);
  return mediaTarget && { ...banner, mediaTarget };
};

/** A menu as it is kept becomes one with addresses and pictures; what leads nowhere any more is left out. */
export const assembleMenu = (items: readonly StoredMenuItem[], assembly: MenuAssembly): MenuItem[] =>
  items.flatMap(({ menuBanner, visualSelectors, visualSelectorsTitle, overrideShopAll, ...item }) => {
    const [target] = liveLinks([item.target], assembly);
    if (!target) return [];
    const columns = item.columns.flatMap(({ target: lead, ...column }) => {
      const [live] = lead ? liveLinks([lead], assembly) : [];
      return liveColumns([column], assembly).map((alive): MenuItem['columns'][number] => (live ? { ...alive, target: live } : alive));
    });
    const banner = menuBanner && liveBanner(menuBanner, assembly);
    const selectors = liveSelectors(visualSelectors ?? [], assembly);
    const [instead] = overrideShopAll ? liveLinks([overrideShopAll], assembly) : [];
    return [
      {
        ...item,
        target,
        columns,
        ...(banner ? { menuBanner: banner } : {}),
        ...(selectors.length > 0 ? { visualSelectors: selectors, ...(visualSelectorsTitle ? { visualSelectorsTitle } : {}) } : {}),
        ...(instead ? { overrideShopAll: instead } : {}),
      },
    ];
  });

/** The benefit bar with the addresses of its links. */
export const assembleBenefitBar = (bar: BenefitBar, assembly: MenuAssembly): BenefitBar => ({
  ...bar,
  ...(bar.targets ? { targets: liveLinks(bar.targets, assembly) } : {}),
});
