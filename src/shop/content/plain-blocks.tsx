import type { PlainBlock as PlainFields } from '#contract/calls/content/plain-blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import type { BlockActions } from './block-props.ts';
import { PlainBlock } from './plain-block.tsx';

/** Blocks within a block: there is no choice within a choice. */
export const PlainBlocks = ({ blocks, ...actions }: BlockActions & { readonly blocks: readonly PlainFields[] }) =>
  blocks.map((block) => (
    <BlockFrame key={block.id} block={block}>
      <PlainBlock block={block} leads={false} {...actions} />
    </BlockFrame>
  ));
