import type { QueryClient } from '@tanstack/react-query';
import type { ContentPage } from '#contract/calls/content.ts';
import type { ProductHit, ProductSearch } from '#contract/calls/products.ts';
import { isChoice, knownBlocks, type ShownBlock } from '#src/shop/content/known-blocks.ts';

const hitsOfBlock = (block: ShownBlock): ProductHit[] => {
  if (isChoice(block)) {
    const options = block.kind === 'experience' ? block.variants : block.segments;
    return [...block.baselines, ...options.flatMap(({ targets }) => targets)].flatMap(hitsOfBlock);
  }
  return block.kind === 'collection' ? block.items.flatMap((item) => (item.kind === 'product' ? [item.hit] : [])) : [];
};

/** A product that some list of this page has shown, by the id of its card. */
export const knownHit = (queries: QueryClient, id: string): ProductHit | undefined => {
  for (const { queryKey, state } of queries.getQueryCache().getAll()) {
    if (!state.data) continue;
    const hits =
      queryKey[0] === 'products.productSearch'
        ? (state.data as ProductSearch).hits
        : queryKey[0] === 'content.page'
          ? knownBlocks((state.data as ContentPage).blocks).flatMap(hitsOfBlock)
          : [];
    const hit = hits.find((one) => one.id === id);
    if (hit) return hit;
  }
  return undefined;
};
