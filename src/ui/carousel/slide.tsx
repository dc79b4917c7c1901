import type { ReactNode } from 'react';
import { type layoutMarks, SCREEN_WIDTHS, type SlideLayouts } from './slide-layout.ts';
import { SlidesPaused } from './slides-paused.ts';
import styles from './carousel.module.css';

export interface SlideProps {
  readonly layouts: SlideLayouts;
  readonly marks: ReturnType<typeof layoutMarks>;
  /** Its place in words; in a grid it needs none. */
  readonly label: string | undefined;
  /** Slides between the first in view and this one; undefined in a grid. */
  readonly place: number | undefined;
  readonly isPaused: boolean;
  readonly children: ReactNode;
}

/** One slide. An empty drawing as wide as it is to be gives it a width in rem: pages carry no style attributes. */
export const Slide = ({ layouts, marks, label, place, isPaused, children }: SlideProps) => {
  const hasWidth = marks.width !== undefined || marks.maxWidth !== undefined;
  return (
    <li
      className={styles.slide}
      aria-roledescription={label ? 'slide' : undefined}
      aria-label={label}
      data-width={marks.width}
      data-max-width={marks.maxWidth}
      data-place={place === 0 ? 'first' : place === 1 ? 'second' : undefined}
    >
      {hasWidth
        ? SCREEN_WIDTHS.map((screen) => {
            const { width, maxWidth } = layouts[screen];
            const rem = width === undefined ? maxWidth : Math.min(width, maxWidth ?? width);
            return rem === undefined ? null : (
              <svg key={screen} className={styles.strut} data-at={screen} width={`${rem}rem`} height="0" aria-hidden="true" />
            );
          })
        : null}
      <SlidesPaused value={isPaused}>{hasWidth ? <div className={styles.content}>{children}</div> : children}</SlidesPaused>
    </li>
  );
};
