import type { ReactNode } from 'react';
import type { ContentBlock } from '#contract/calls/content/blocks.ts';
import styles from './block-list.module.css';

/** Where a block stands among others: the screens that it is for, and the space below it (spec 3 §3). */
export const BlockFrame = ({ block, children }: { readonly block: ContentBlock; readonly children: ReactNode }) => (
  <div className={styles.block} data-hide={block.hideOnBreakpoint?.join(' ')} data-margin={block.bottomMargins} data-kind={block.kind}>
    {children}
  </div>
);
