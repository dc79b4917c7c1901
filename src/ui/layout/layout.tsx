import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './layout.module.css';

type Element = 'div' | 'section' | 'article' | 'ul' | 'ol' | 'dl' | 'header' | 'footer' | 'form' | 'nav' | 'aside';
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
// Every element below takes what a div takes; `as 'div'` in the parts only spares TypeScript the product of all of them.
type Props = ComponentProps<'div'> & { as?: Element };

/** The page's column with its gutters: `page` for the shop, `narrow` to read, `form` to fill in, `bleed` edge to edge. */
export function Container({ as = 'div', width = 'page', className, ...props }: Props & { width?: 'page' | 'narrow' | 'form' | 'bleed' }) {
  const Box = as as 'div';
  return <Box {...props} className={cx(styles.container, className)} data-width={width} />;
}

/** One thing under the other, with a step of the space scale between. */
export function Stack({ as = 'div', gap = 4, align, className, ...props }: Props & { gap?: Gap; align?: 'start' | 'center' | 'end' }) {
  const Box = as as 'div';
  return <Box {...props} className={cx(styles.stack, className)} data-gap={gap} data-align={align} />;
}

/** One thing beside the other, wrapping where there is no room. `fill`: on a phone they fill their lines, as buttons do there. */
export function Row({
  as = 'div',
  gap = 3,
  align,
  justify,
  wrap = true,
  className,
  ...props
}: Props & {
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: boolean | 'fill';
}) {
  const Box = as as 'div';
  return (
    <Box
      {...props}
      className={cx(styles.row, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap === true ? undefined : wrap || 'off'}
    />
  );
}

/** Equal columns: how many on a small, a medium and a large screen. */
export function Grid({
  as = 'div',
  small = 1,
  medium = 2,
  large = 4,
  gap = 4,
  className,
  ...props
}: Props & { small?: 1 | 2 | 3; medium?: 1 | 2 | 3 | 4; large?: 1 | 2 | 3 | 4 | 5 | 6; gap?: Gap }) {
  const Box = as as 'div';
  return <Box {...props} className={cx(styles.grid, className)} data-gap={gap} data-small={small} data-medium={medium} data-large={large} />;
}

/** A band of the page with the space above and below that bands have. `tone="deep"` is dark in both themes. */
export function Section({
  as = 'section',
  tone,
  space = 'md',
  className,
  ...props
}: Props & { tone?: 'sunken' | 'raised' | 'deep'; space?: 'none' | 'sm' | 'md' }) {
  const Box = as as 'div';
  return <Box {...props} className={cx(styles.section, className)} data-tone={tone} data-space={space} />;
}
