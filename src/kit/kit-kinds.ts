import { BLOCK_SAMPLES } from './block-samples/block-samples.ts';

/** Blocks that do not stand on pages of the content service. */
const OTHERS = ['mega-menu', 'pop-up', 'preview-viewer'] as const;
export type OtherKind = (typeof OTHERS)[number];

/** Every kind of block that the kit shows. Each has a page: `/kit/blocks/hero`. */
export const KIT_KINDS: readonly string[] = [...Object.keys(BLOCK_SAMPLES), ...OTHERS];
