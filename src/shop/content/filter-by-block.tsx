import type { FilterByBlock as FilterByFields } from '#contract/calls/content/choices.ts';
import { useBlockPlace } from './block-ports.ts';
import { isForPlace } from './is-for-place.ts';
import type { BlockActions } from './block-props.ts';
import { PlainBlocks } from './plain-blocks.tsx';

/** Blocks that only some products' or categories' pages show (spec 3 §2). */
export const FilterByBlock = ({ block, ...actions }: BlockActions & { readonly block: FilterByFields }) =>
  isForPlace(block, useBlockPlace()) ? (
    <div data-block={block.kind}>
      <PlainBlocks blocks={block.children} {...actions} />
    </div>
  ) : null;
