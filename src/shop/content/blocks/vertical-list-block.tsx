import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';

export const VerticalListBlock = ({ block }: BlockProps<'vertical-list'>) => <section {...blockMarks(block)} />;
