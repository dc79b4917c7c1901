import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';

export const CtaCollectionBlock = ({ block }: BlockProps<'cta-collection'>) => <section {...blockMarks(block)} />;
