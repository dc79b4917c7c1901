import type { ProductHit } from '#contract/calls/products.ts';
import { preloadDialogFrame } from '#ui/dialog/dialog-root-loader.ts';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';

/** Quick shop for the cards of a list: fetched when a hand comes near, opened in the colour that the card shows. */
export const quickShopPort = {
  onQuickShop: (_hit: ProductHit, productId: string): void => void openDialog('quick-shop', { productId }),
  onIntent: (): void => {
    preloadDialogFrame();
    preloadDialog('quick-shop');
  },
} as const;
