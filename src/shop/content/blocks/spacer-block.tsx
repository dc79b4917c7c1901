import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';

export const SpacerBlock = ({ block }: BlockProps<'spacer'>) => <section {...blockMarks(block)} />;
