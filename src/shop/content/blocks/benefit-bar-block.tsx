import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';

export const BenefitBarBlock = ({ block }: BlockProps<'benefit-bar'>) => <section {...blockMarks(block)} />;
