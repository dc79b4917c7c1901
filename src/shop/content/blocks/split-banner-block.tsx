import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';

export const SplitBannerBlock = ({ block }: BlockProps<'split-banner'>) => <section {...blockMarks(block)} />;
