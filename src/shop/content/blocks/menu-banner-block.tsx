import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';

export const MenuBannerBlock = ({ block }: BlockProps<'menu-banner'>) => <section {...blockMarks(block)} />;
