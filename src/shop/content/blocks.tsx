import type { Block } from '#contract/calls/content.ts';
import { deferred } from '#ui/lazy/deferred.tsx';
import styles from './blocks.module.css';
import { isChoice, knownBlocks } from './known-blocks.ts';
import { type BlockActions, PlainBlock } from './plain-block.tsx';

const ChoiceBlock = deferred(
  () => import('./choice-block.tsx').then((module) => module.ChoiceBlock),
  import.meta.env.SSR ? (await import('./choice-block.tsx')).ChoiceBlock : undefined,
);

export interface BlocksProps extends BlockActions {
  readonly blocks: readonly Block[];
}

/** A page's blocks, one below the other. */
export const Blocks = ({ blocks, onQuickShop, onIntent }: BlocksProps) => (
  <div className={styles.blocks}>
    {knownBlocks(blocks).map((block, index) => (
      <div
        key={block.id}
        className={styles.block}
        data-hide={block.hideOnBreakpoint?.join(' ')}
        data-margin={block.bottomMargins}
        data-kind={block.kind}
      >
        {isChoice(block) ? (
          <ChoiceBlock block={block} onQuickShop={onQuickShop} onIntent={onIntent} />
        ) : (
          <PlainBlock block={block} leads={index === 0} onQuickShop={onQuickShop} onIntent={onIntent} />
        )}
      </div>
    ))}
  </div>
);
