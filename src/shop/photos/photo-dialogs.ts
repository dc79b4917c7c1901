import type { Photo } from '#contract/calls/photos.ts';
import { lazyDialog } from '#src/base/lazy/lazy-dialog.ts';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    /** One photo of a gallery at a time. */
    'shopper-photo': { photos: readonly Photo[]; index: number };
    /** Closes with `true` once the photo is with the shop. */
    'share-photo': { productId: string; name: string };
    'own-photos': Readonly<Record<string, never>>;
  }
}

export const openPhoto = lazyDialog({
  name: 'shopper-photo',
  load: () => import('./photo-dialog.tsx'),
  parts: ['photos', 'reviews', 'errors'],
  title: (i18n) => i18n.t('photo.dialog'),
});

export const openSharePhoto = lazyDialog({
  name: 'share-photo',
  load: () => import('./share-photo-dialog.tsx'),
  parts: ['photos', 'errors'],
  title: (i18n) => i18n.t('photo.share'),
});

export const openOwnPhotos = lazyDialog({
  name: 'own-photos',
  load: () => import('./own-photos-dialog.tsx'),
  parts: ['photos', 'reviews', 'errors'],
  title: (i18n) => i18n.t('photo.own'),
});
