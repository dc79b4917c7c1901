import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';

export const UpsellBlock = ({ block }: BlockProps<'upsell'>) => <section {...blockMarks(block)} />;
