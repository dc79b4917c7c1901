import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';

export const IconAndTextBlock = ({ block }: BlockProps<'icon-and-text'>) => <section {...blockMarks(block)} />;
