import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';

export const SecondaryNavBlock = ({ block }: BlockProps<'secondary-nav'>) => <section {...blockMarks(block)} />;
