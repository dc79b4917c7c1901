import { createContext, type ReactNode } from 'react';
import type { ProductDetails, ProductHit } from '#contract/calls/products.ts';

export interface FavoriteMarkProps {
  /** What is kept of the product, so that the list of favorites can be shown without the shop: its card, or what a card can be made of. */
  readonly card: ProductHit | ProductDetails;
  /** The colourway that is shown. */
  readonly productId: string;
  /** Over a picture, or beside other controls. */
  readonly look?: 'solid' | 'outline';
  /** Takes it off in the caller's own way. */
  readonly onRemove?: () => void;
}

/** Draws the heart of a product, for whoever shows one. The page hands it in; by itself a card has none. */
export const FavoriteMark = createContext<((props: FavoriteMarkProps) => ReactNode) | null>(null);
