import type { MouseEvent } from 'react';
import type { PictureRef, ProductHit } from '#contract/calls/products.ts';

/** What the card whose link was followed last shows: enough to begin the page of its product with. */
export interface OpenedCard {
  readonly hit: ProductHit;
  readonly picture: PictureRef;
  /** The file of the picture that is on the screen. */
  readonly src?: string | undefined;
  readonly path: string;
}

let opened: OpenedCard | undefined;

/** To be called with each press on a card. */
export const rememberCard = ({ target, currentTarget }: MouseEvent, hit: ProductHit, picture: PictureRef): void => {
  const path = (target as Element).closest('a')?.pathname;
  if (path) opened = { hit, picture, src: currentTarget.querySelector('img')?.currentSrc, path };
};

/** The card that led to the address of this page. */
export const openedCard = (): OpenedCard | undefined => (opened && opened.path === location.pathname ? opened : undefined);
