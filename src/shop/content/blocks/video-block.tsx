import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';

export const VideoBlock = ({ block }: BlockProps<'video'>) => <section {...blockMarks(block)} />;
