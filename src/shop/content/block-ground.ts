import type { CommonFields } from '#contract/calls/content/parts.ts';
import { cx } from '#ui/cx.ts';
import styles from './block-ground.module.css';

/** Ground of a block: spread it on the element that wears it. `deep` is dark in both themes, and so is all that stands on it. */
export const groundProps = (ground: CommonFields['backgroundColor'], className?: string) => ({
  className: ground ? cx(styles.ground, className) : className,
  'data-ground': ground,
  'data-tone': ground === 'deep' ? 'deep' : undefined,
});
