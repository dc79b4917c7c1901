import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';

export const RecommendationBlock = ({ block }: BlockProps<'recommendation-carousel'>) => <section {...blockMarks(block)} />;
