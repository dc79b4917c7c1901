import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Block } from '#contract/calls/content.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { deferred } from '#ui/lazy/deferred.tsx';
import { areaQuery, readArea } from '../content/area/area-query.ts';
import type { CatalogueContext } from './queries.ts';

const Blocks = deferred(
  () => import('../content/block-list.tsx').then((module) => module.Blocks),
  import.meta.env.SSR ? (await import('../content/block-list.tsx')).Blocks : undefined,
);

/** With the scripts of all blocks there, they are drawn together with the list. */
const preload = async (blocks: readonly Block[]): Promise<void> => {
  if (import.meta.env.SSR || blocks.length === 0) return;
  const { preloadBlocks } = await import('../content/block-list.tsx');
  await Promise.all([Blocks.loadNow?.(), preloadBlocks(blocks)]);
};

/** The area of the category, together with the scripts of its blocks. */
const listContentQuery = (context: CatalogueContext, categoryId: string) => {
  const area = { category: categoryId };
  return queryOptions({
    ...areaQuery(context, area),
    queryFn: async ({ signal }) => {
      const page = await readArea(context, area, signal);
      await preload(page.blocks);
      return page;
    },
  });
};

/** The document waits for it, beside the list. A list that the page draws by itself does not: what is not there by then does not push it down later. */
export const loadListContent = async (context: CatalogueContext & { readonly queryClient: QueryClient }, categoryId: string): Promise<void> => {
  const loading = context.queryClient.prefetchQuery(listContentQuery(context, categoryId));
  if (import.meta.env.SSR) await loading;
};

/** An experience of a category stands above its list, all other content below. */
export const isBelowList = ({ kind }: Block): boolean => kind !== 'experience';

/** Mounted anew for each category. */
export const ListContent = ({ categoryId }: { readonly categoryId: string }) => {
  const { locale } = useI18n();
  const api = useApi();
  const queryClient = useQueryClient();
  const [page] = useState(() => queryClient.getQueryData(areaQuery({ api, locale }, { category: categoryId }).queryKey));
  const blocks = page?.blocks.filter((block) => !isBelowList(block)) ?? [];
  return blocks.length > 0 ? <Blocks blocks={blocks} /> : null;
};
