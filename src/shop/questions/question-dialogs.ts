import { lazyDialog } from '#src/base/lazy/lazy-dialog.ts';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    'review-user-content': { productId: string; name: string; rating: { score: number; reviewsCount: number } };
  }
}

/** Everything that shoppers have said about a product. */
export const openUserContent = lazyDialog({
  name: 'review-user-content',
  load: () => import('./user-content-dialog.tsx'),
  parts: ['stores', 'asides', 'reviews'],
  title: (i18n) => i18n.t('ugc.title'),
});
