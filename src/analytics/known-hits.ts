import type { QueryClient } from '@tanstack/react-query';
import type { ContentPage } from '#contract/calls/content.ts';
import type { ContentBlock } from '#contract/calls/content/blocks.ts';
import type { ProductHit, ProductSearch } from '#contract/calls/products.ts';
import { knownBlocks, plainBlocksOf } from '#src/shop/content/known-blocks.ts';

const hitsOfBlock = (block: ContentBlock): ProductHit[] =>
  plainBlocksOf(block).flatMap((plain) => {
    if (plain.kind === 'recommendation-carousel') return plain.items.map(({ hit }) => hit);
    return plain.kind === 'collection' ? plain.items.flatMap((item) => (item.kind === 'product' ? [item.hit] : [])) : [];
  });

/** A product that some list of this page has shown, by the id of its card. */
export const knownHit = (queries: QueryClient, id: string): ProductHit | undefined => {
  for (const { queryKey, state } of queries.getQueryCache().getAll()) {
    if (!state.data) continue;
    const hits =
      queryKey[0] === 'products.productSearch'
        ? (state.data as ProductSearch).hits
        : queryKey[0] === 'content.page' || queryKey[0] === 'content.category'
          ? knownBlocks((state.data as ContentPage).blocks).flatMap(hitsOfBlock)
          : [];
    const hit = hits.find((one) => one.id === id);
    if (hit) return hit;
  }
  return undefined;
};
