import { lazyDialog } from '#src/base/lazy/lazy-dialog.ts';
import type { MovingLine } from './moving-line.ts';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    /** Closes with the keys of the lines that are not there (to be shipped), or with nothing: it stays as it is. */
    'change-store-confirmation': { from: string; to: { id: string; name: string }; lines: readonly MovingLine[] };
    'store-changed': { store: string; moved: number; shipped: number };
    /** Closes with `true` where the place is right. */
    'location-confirmation': { latitude: number; longitude: number };
  }
}

export const openChangeStore = lazyDialog({
  name: 'change-store-confirmation',
  load: () => import('./change-store-dialog.tsx'),
  parts: ['shop', 'stores'],
  title: (i18n) => i18n.t('changeStore.title'),
});

export const openStoreChanged = lazyDialog({
  name: 'store-changed',
  load: () => import('./store-changed-dialog.tsx'),
  parts: ['stores'],
  title: (i18n) => i18n.t('storeChanged.title'),
});

export const openLocationConfirmation = lazyDialog({
  name: 'location-confirmation',
  load: () => import('./location-dialog.tsx'),
  parts: ['shop', 'stores'],
  title: (i18n) => i18n.t('location.title'),
});
