import type { GiftOption } from '#contract/cart.ts';
import type { GiftKind } from '#pricing/gift-option.ts';
import type { PictureRef } from '#contract/products.ts';
import type { CartLine } from '#db/cart/view.ts';
import type { ShownEntry } from '#db/lanes/fold.ts';
import type { Saved } from '#db/lanes/saved.ts';
import type { ListFilters } from '#src/catalogue/list-search.ts';
import type { Part, Words } from '#src/i18n/words.ts';
import { registerDialog } from '#ui/dialog/dialog-manager.ts';

declare module '#ui/dialog/dialog-manager.ts' {
  interface DialogRegistry {
    menu: Readonly<Record<string, never>>;
    'list-filters': ListFilters;
    /** `line`: opened from the basket, to change that line; `saved`: from what is saved for later, to change that. */
    'quick-shop': { productId: string; line?: CartLine; saved?: ShownEntry<Saved> };
    /** `added`: what was just put in. */
    'mini-cart': { added?: string };
    'size-chart': { type: string };
    'product-pictures': { name: string; pictures: readonly PictureRef[]; index: number; onSeen?: (index: number) => void };
    /** Closes with the gift option. */
    'add-gift-option': { name: string; value?: GiftOption | undefined; kind?: GiftKind };
    /** What is made to order: closes with what was chosen (`MadeToOrder`). */
    'design-yours': { productId: string; price: number; recipeId?: string | undefined };
    'notify-me': { upc: string; productId: string; name: string };
    /** Closes with `{ store }`, with `{}` for shipping, or with nothing. */
    'collection-point': { chosenId?: string | undefined };
    /** `ships`: the warehouse has it, too, so that a store without it can have it sent; `sent`: the chosen one has. */
    'pickup-in-store': { upc: string; qty?: number; ships?: boolean; chosenId?: string | undefined; sent?: boolean };
  }
}

/** Makes the shop's dialogs known. Each loads with its first opening, its words with it; how it stands on the screen is a setting (dialog-shapes.ts). */
export const registerShopDialogs = (words: Words): void => {
  const withWords =
    <Module>(load: () => Promise<Module>, ...parts: Part[]) =>
    async (): Promise<Module> => {
      const [module] = await Promise.all([load(), ...parts.map((part) => words.load(part))]);
      return module;
    };
  registerDialog('menu', () => import('./frame/menu-dialog.tsx'), { title: () => words.t('header.menu') });
  registerDialog(
    'list-filters',
    withWords(() => import('#src/catalogue/filters-dialog.tsx'), 'shop'),
    { title: () => words.t('list.filters') },
  );
  registerDialog(
    'quick-shop',
    withWords(() => import('./quick-shop-dialog.tsx'), 'shop'),
    { title: () => words.t('dialog.quickShop') },
  );
  registerDialog(
    'mini-cart',
    withWords(() => import('./mini-cart-dialog.tsx'), 'shop', 'errors'),
    { title: () => words.t('dialog.miniCart') },
  );
  registerDialog(
    'size-chart',
    withWords(() => import('#src/product/size-chart-dialog.tsx'), 'shop'),
    { size: 'lg', title: () => words.t('dialog.sizeChart') },
  );
  registerDialog(
    'product-pictures',
    withWords(() => import('#src/product/picture-viewer-dialog.tsx'), 'shop'),
    {
      size: 'full',
      hideTitle: true,
      title: ({ name }) => words.t('product.pictures', { name }),
    },
  );
  registerDialog(
    'notify-me',
    withWords(() => import('#src/product/notify-me-dialog.tsx'), 'shop', 'errors'),
    { title: () => words.t('dialog.notifyMe') },
  );
  registerDialog(
    'pickup-in-store',
    withWords(() => import('#src/stores/pickup-dialog.tsx'), 'shop'),
    { title: () => words.t('dialog.pickup') },
  );
  registerDialog(
    'collection-point',
    withWords(() => import('#src/stores/collection-dialog.tsx'), 'shop'),
    { title: () => words.t('collection.title') },
  );
  registerDialog(
    'design-yours',
    withWords(() => import('#src/product/design-dialog.tsx'), 'shop'),
    { title: () => words.t('design.title') },
  );
  registerDialog(
    'add-gift-option',
    withWords(() => import('#src/product/gift-option-dialog.tsx'), 'shop'),
    { title: () => words.t('dialog.gift') },
  );
};
