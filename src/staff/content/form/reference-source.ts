import type { PictureRef } from '#contract/calls/products.ts';

/** A product or an article as the editor lists it. */
export interface Referred {
  readonly id: string;
  readonly name: string;
  readonly picture?: PictureRef | undefined;
}

/** Where the products, or the articles, of a document's site are found. */
export interface ReferenceSource {
  /** By words or by id, the best match first. */
  readonly find: (q: string) => Promise<readonly Referred[]>;
  /** In any order; those that are gone are missing. */
  readonly byIds: (ids: readonly string[]) => Promise<readonly Referred[]>;
}

export type ReferenceKind = 'products' | 'articles';
export type ReferenceSources = Readonly<Record<ReferenceKind, ReferenceSource>>;
