import type { PlainBlock, PlainKind } from '#contract/calls/content/plain-blocks.ts';
import type { ProductHit } from '#contract/calls/products.ts';

/** The block of one kind. */
export type BlockOf<Kind extends PlainKind> = Extract<PlainBlock, { readonly kind: Kind }>;

export interface BlockActions {
  readonly onQuickShop?: ((hit: ProductHit, productId: string) => void) | undefined;
  readonly onIntent?: (() => void) | undefined;
}

export interface BlockProps<Kind extends PlainKind> extends BlockActions {
  readonly block: BlockOf<Kind>;
  /** The first block of its page: its picture is the page's largest paint. */
  readonly leads: boolean;
}

/** Kinds of the home page: named in the script of every page. */
export type CommonKind = 'hero' | 'linked-card' | 'category-card' | 'collection';
