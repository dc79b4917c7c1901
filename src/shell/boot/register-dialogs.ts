import type { GiftOption } from '#contract/cart.ts';
import type { GiftKind } from '#pricing/gift-option.ts';
import type { PictureRef } from '#contract/calls/products.ts';
import type { CartLine } from '#db/cart/view.ts';
import type { ShownEntry } from '#db/list-sync/fold.ts';
import type { Saved } from '#db/list-sync/saved.ts';
import type { ListFilters } from '#src/shop/catalogue/list-search.ts';
import type { Part, I18n } from '#src/base/i18n/i18n.ts';
import { type DialogLoader, type DialogName, type DialogProps, registerDialog } from '#ui/dialog-manager/dialog-manager.ts';
import type { DialogConfig } from '#ui/dialog-manager/dialog-types.ts';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    menu: Readonly<Record<string, never>>;
    'list-filters': ListFilters;
    /**
     * `line`: opened from the cart, to change that line; `saved`: from what is saved for later, to change that. `pick`: changes nothing and closes with
     * what was chosen instead of the line (`CartItemInput`).
     */
    'quick-shop': { productId: string; line?: CartLine; saved?: ShownEntry<Saved>; pick?: boolean };
    /** `added`: what was just put in. */
    'mini-cart': { added?: string };
    'size-chart': { type: string };
    'product-pictures': { name: string; pictures: readonly PictureRef[]; index: number; shown?: readonly string[]; onSeen?: (index: number) => void };
    /** Closes with the gift option. */
    'add-gift-option': { name: string; value?: GiftOption | undefined; kind?: GiftKind };
    /** What is made to order: closes with what was chosen (`MadeToOrder`). */
    'design-yours': { productId: string; price: number; recipeId?: string | undefined };
    'notify-me': { upc: string; productId: string; name: string };
    /** Closes with `{ store }`, with `{}` for shipping, or with nothing. */
    'collection-point': { chosenId?: string | undefined; notBefore?: string | undefined };
    /** `ships`: the warehouse has it, too, so that a store without it can have it sent; `sent`: the chosen one has. `notBefore`: the day on which it is out. */
    'pickup-in-store': { upc: string; qty?: number; ships?: boolean; chosenId?: string | undefined; sent?: boolean; notBefore?: string | undefined };
  }
}

interface ShopDialog<Name extends DialogName> extends Omit<DialogConfig<DialogProps<Name>>, 'title'> {
  /** Words that it needs beside those of the shop. */
  readonly parts?: readonly Part[];
}

/** Makes the shop's dialogs known. Each loads with its first opening, its words with it; how it stands on the screen is a setting (dialog-shapes.ts). */
export const registerShopDialogs = (i18n: I18n): void => {
  const register = <Name extends DialogName>(
    name: Name,
    load: DialogLoader<NoInfer<Name>>,
    title: (props: DialogProps<NoInfer<Name>>) => string,
    { parts = [], ...config }: ShopDialog<NoInfer<Name>> = {},
  ): void => {
    const withMessages: DialogLoader<Name> = async () => {
      const [module] = await Promise.all([load(), i18n.load('shop'), ...parts.map((part) => i18n.load(part))]);
      return module;
    };
    registerDialog(name, withMessages, { ...config, title });
  };
  const errors: readonly Part[] = ['errors'];
  registerDialog('menu', () => import('#src/shell/layout/menu-dialog.tsx'), { title: () => i18n.t('header.menu') });
  register(
    'list-filters',
    () => import('#src/shop/catalogue/filters-dialog.tsx'),
    () => i18n.t('list.filters'),
  );
  register(
    'quick-shop',
    () => import('#src/shell/dialogs/quick-shop-dialog.tsx'),
    // The words of a cart are there where one of its lines is changed.
    ({ line, saved }) => i18n.t(line || saved ? 'cart.editVariant' : 'dialog.quickShop'),
  );
  register(
    'mini-cart',
    () => import('#src/shell/dialogs/mini-cart-dialog.tsx'),
    () => i18n.t('dialog.miniCart'),
    { parts: errors },
  );
  register(
    'size-chart',
    () => import('#src/shop/product/size-chart-dialog.tsx'),
    () => i18n.t('dialog.sizeChart'),
    { size: 'lg' },
  );
  register(
    'product-pictures',
    () => import('#src/shop/product/picture-viewer-dialog.tsx'),
    ({ name }) => i18n.t('product.pictures', { name }),
    {
      size: 'full',
      hideTitle: true,
    },
  );
  register(
    'notify-me',
    () => import('#src/shop/product/notify-me-dialog.tsx'),
    () => i18n.t('dialog.notifyMe'),
    { parts: errors },
  );
  register(
    'pickup-in-store',
    () => import('#src/shop/stores/pickup-dialog.tsx'),
    () => i18n.t('dialog.pickup'),
  );
  register(
    'collection-point',
    () => import('#src/shop/stores/collection-dialog.tsx'),
    () => i18n.t('collection.title'),
  );
  register(
    'design-yours',
    () => import('#src/shop/product/design-dialog.tsx'),
    () => i18n.t('design.title'),
  );
  register(
    'add-gift-option',
    () => import('#src/shop/product/gift-option-dialog.tsx'),
    ({ kind }) => i18n.t(kind === 'message' ? 'gift.addMessage' : 'dialog.gift'),
  );
};
