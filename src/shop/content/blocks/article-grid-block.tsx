import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';

export const ArticleGridBlock = ({ block }: BlockProps<'article-grid'>) => <section {...blockMarks(block)} />;
