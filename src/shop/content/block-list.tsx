import { type ReactNode, useDeferredValue } from 'react';
import type { Block } from '#contract/calls/content.ts';
import { deferred } from '#ui/lazy/deferred.tsx';
import { PageBlocksContext } from './block-ports.ts';
import { BlockFrame } from './block-frame.tsx';
import styles from './block-list.module.css';
import { isChoice, isFilter, knownBlocks, plainBlocksOf } from './known-blocks.ts';
import type { BlockActions } from './block-props.ts';
import { preloadPlainBlock, PlainBlock } from './plain-block.tsx';

const ChoiceBlock = deferred(
  () => import('./choice-block.tsx').then((module) => module.ChoiceBlock),
  import.meta.env.SSR ? (await import('./choice-block.tsx')).ChoiceBlock : undefined,
);
const FilterByBlock = deferred(
  () => import('./filter-by-block.tsx').then((module) => module.FilterByBlock),
  import.meta.env.SSR ? (await import('./filter-by-block.tsx')).FilterByBlock : undefined,
);

/** For a list of blocks that is drawn by the page: with their scripts there, nothing below them moves. */
export const preloadBlocks = async (blocks: readonly Block[]): Promise<void> => {
  const known = knownBlocks(blocks);
  await Promise.all([
    known.some(isChoice) ? ChoiceBlock.loadNow?.() : undefined,
    known.some(isFilter) ? FilterByBlock.loadNow?.() : undefined,
    ...known.flatMap(plainBlocksOf).map(({ kind }) => preloadPlainBlock(kind)),
  ]);
};

export interface BlocksProps extends BlockActions {
  readonly blocks: readonly Block[];
  /** Drawn below the first block's content. */
  readonly firstEnd?: ReactNode;
}

/** A page's blocks, one below the other. */
export const Blocks = ({ blocks, firstEnd, onQuickShop, onIntent }: BlocksProps) => (
  <div className={styles.blocks}>
    {/* Blocks that still wait for their script are left alone when others of the page change (ui/lazy/deferred.tsx). */}
    <PageBlocksContext value={useDeferredValue(blocks)}>
      {knownBlocks(blocks).map((block, index) => (
        <BlockFrame key={block.id} block={block}>
          {isChoice(block) ? (
            <ChoiceBlock block={block} onQuickShop={onQuickShop} onIntent={onIntent} />
          ) : isFilter(block) ? (
            <FilterByBlock block={block} onQuickShop={onQuickShop} onIntent={onIntent} />
          ) : (
            <PlainBlock block={block} leads={index === 0} onQuickShop={onQuickShop} onIntent={onIntent} />
          )}
          {index === 0 ? firstEnd : null}
        </BlockFrame>
      ))}
    </PageBlocksContext>
  </div>
);
