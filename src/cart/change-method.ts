import { lazyDialog } from '#src/base/lazy/lazy-dialog.ts';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    /** The shipping method of the parcel to the door. */
    'change-cart-shipping-method': Readonly<Record<string, never>>;
  }
}

export const openChangeMethod = lazyDialog({
  name: 'change-cart-shipping-method',
  load: () => import('./change-method-dialog.tsx'),
  parts: ['shop', 'stores'],
  title: (i18n) => i18n.t('method.title'),
});
