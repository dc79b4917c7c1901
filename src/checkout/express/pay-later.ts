import { lazyDialog } from '#src/base/lazy/lazy-dialog.ts';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    'buy-now-pay-later': { amount: number };
  }
}

/** Explains paying in parts for an amount in whole minor units. */
export const openPayLater = lazyDialog({
  name: 'buy-now-pay-later',
  load: () => import('./pay-later-dialog.tsx'),
  parts: ['express'],
  title: (i18n) => i18n.t('payLater.title'),
});
