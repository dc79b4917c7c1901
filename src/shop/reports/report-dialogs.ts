import { lazyDialog } from '#src/base/lazy/lazy-dialog.ts';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    /** Closes with `true` once the report is with the shop. */
    'report-content': { productId: string; kind: 'review' | 'question' | 'photo'; id: string };
  }
}

export const openReport = lazyDialog({
  name: 'report-content',
  load: () => import('./report-dialog.tsx'),
  parts: ['reviews', 'errors'],
  title: (i18n) => i18n.t('review.reportTitle'),
});
