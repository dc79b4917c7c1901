import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import type { Block } from '#contract/calls/content.ts';
import { deferred } from '#ui/lazy/deferred.tsx';
import type { BlockActions } from '../block-props.ts';
import { type BlockPlace, BlockPlaceContext } from '../block-ports.ts';
import { type Area, areaQuery } from './area-query.ts';

const AreaBlocks = deferred(
  () => import('./area-blocks.tsx').then((module) => module.AreaBlocks),
  import.meta.env.SSR ? (await import('./area-blocks.tsx')).AreaBlocks : undefined,
);

const nameOf = (area: Area): string => ('page' in area ? area.page : (Object.keys(area)[0] ?? ''));
const NOWHERE: BlockPlace = {};
const NO_BLOCKS: readonly Block[] = [];

export interface ContentAreaProps extends BlockActions {
  readonly area: Area;
  /** The page it stands on, for blocks that only some pages show. */
  readonly place?: BlockPlace;
  /** Which of its blocks are drawn; by default all. */
  readonly only?: (block: Block) => boolean;
}

/**
 * What the content service has for a place of this page. It stands below what is there already, so that it moves nothing when it comes late. Without
 * blocks, or without an answer, there is nothing, and no code of blocks is loaded.
 */
export const ContentArea = ({ area, place = NOWHERE, only, ...actions }: ContentAreaProps) => {
  const { api, locale } = useRouter().options.context;
  const { data } = useQuery({ ...areaQuery({ api, locale }, area), throwOnError: false });
  // Left alone where they still wait for their script (ui/lazy/deferred.tsx).
  const settledPlace = useDeferredValue(place);
  const all = data?.blocks ?? NO_BLOCKS;
  const blocks = useMemo(() => (only ? all.filter(only) : all), [all, only]);
  if (blocks.length === 0) return null;
  return (
    <BlockPlaceContext value={settledPlace}>
      <AreaBlocks name={nameOf(area)} blocks={blocks} {...actions} />
    </BlockPlaceContext>
  );
};
