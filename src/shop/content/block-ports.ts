import { createContext, useContext, type ComponentType } from 'react';
import type { Block } from '#contract/calls/content.ts';
import type { BlockOf } from './block-props.ts';

/** Kinds that know the shopper: account, events and newsletter stand above this wing, and the shell hands in what draws them. */
export type HandedInKind =
  | 'event-dialog'
  | 'newsletter-form'
  | 'spend-banner-athlete'
  | 'associate-discount-banner'
  | 'prosumer-banner'
  | 'user-photo-gallery'
  | 'user-photo-gallery-filter'
  | 'pdp-ugc-gallery';

export interface HandedInProps<Kind extends HandedInKind> {
  readonly block: BlockOf<Kind>;
  /** Within a dialog block, which has said everything else: the form alone. */
  readonly embedded?: boolean;
  /** What an embedded form was for is done. */
  readonly onDone?: () => void;
}

/** Draws every kind that is handed in. One component for all of them: a page without such a block carries its name and nothing else. */
export type HandedInBlock = ComponentType<HandedInProps<HandedInKind>>;

export const HandedInContext = createContext<HandedInBlock | undefined>(undefined);
export const useHandedIn = (): HandedInBlock | undefined => useContext(HandedInContext);

/** The blocks of the page, which a dialog block looks through for links to it. */
export const PageBlocksContext = createContext<readonly Block[]>([]);

/** The page that blocks stand on: what a filter-by block asks (spec 3 §2). */
export interface BlockPlace {
  /** Path without the locale: `/c/boots-1110`. */
  readonly path?: string;
  readonly categoryId?: string;
  /** Product id and the SKUs of its variants. */
  readonly productIds?: readonly string[];
}

export const BlockPlaceContext = createContext<BlockPlace>({});
export const useBlockPlace = (): BlockPlace => useContext(BlockPlaceContext);
