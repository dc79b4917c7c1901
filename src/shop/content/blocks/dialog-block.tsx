import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';

export const DialogBlock = ({ block }: BlockProps<'dialog'>) => <section {...blockMarks(block)} />;
