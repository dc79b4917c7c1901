import type { FilterByBlock as FilterByFields } from '#contract/calls/content/choices.ts';
import { groundProps } from './block-ground.ts';
import { blockMarks } from './block-marks.ts';
import { useBlockPlace } from './block-ports.ts';
import { isForPlace } from './is-for-place.ts';
import type { BlockActions } from './block-props.ts';
import { PlainBlocks } from './plain-blocks.tsx';

/** Blocks that only some products' or categories' pages show (spec 3 §2). */
export const FilterByBlock = ({ block, ...actions }: BlockActions & { readonly block: FilterByFields }) =>
  isForPlace(block, useBlockPlace()) ? (
    <div {...blockMarks(block)} {...groundProps(block.backgroundColor)}>
      <PlainBlocks blocks={block.children} {...actions} />
    </div>
  ) : null;
