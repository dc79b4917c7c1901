import { blockMarks } from '../block-marks.ts';
import { groundProps } from '../block-ground.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './spacer-block.module.css';

/** Nothing but space, as much as a section of the page has below it, on a ground of its own if it names one (spec 3 §3). */
export const SpacerBlock = ({ block }: BlockProps<'spacer'>) => (
  <div {...blockMarks(block)} {...groundProps(block.backgroundColor, styles.spacer)} aria-hidden="true" />
);
