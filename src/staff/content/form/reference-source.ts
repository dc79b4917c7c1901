import type { PictureRef } from '#contract/calls/products.ts';

/** A product, an article or a page as the editor lists it. */
export interface Referred {
  readonly id: string;
  readonly name: string;
  readonly picture?: PictureRef | undefined;
}

/** Where the products, articles or places of a document's site are found. */
export interface ReferenceSource {
  /** By words or by id, the best match first. */
  readonly find: (q: string) => Promise<readonly Referred[]>;
  /** In any order; those that are gone are missing. */
  readonly byIds: (ids: readonly string[]) => Promise<readonly Referred[]>;
}

/** Searched: `places` are categories, products and addresses of pages. */
export type ReferenceKind = 'products' | 'articles' | 'places';
/** Few enough to be listed. */
export type ChoiceKind = 'category' | 'tag' | 'event' | 'page';

/** A facet of lists with its values. */
export interface FilterChoices extends Referred {
  readonly values: readonly Referred[];
}

export type ReferenceSources = Readonly<Record<ReferenceKind, ReferenceSource>> & {
  /** Keeps apart what is asked for one site and for another. */
  readonly siteId: string;
  readonly filters: () => Promise<readonly FilterChoices[]>;
  readonly choices: (kind: ChoiceKind) => Promise<readonly Referred[]>;
};
