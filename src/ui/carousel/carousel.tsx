import { Children, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../cx.ts';
import { ArrowLeftIcon } from '../icon/arrow-left-icon.tsx';
import { ArrowRightIcon } from '../icon/arrow-right-icon.tsx';
import { PauseIcon } from '../icon/pause-icon.tsx';
import { PlayIcon } from '../icon/play-icon.tsx';
import { useUiWords } from '../words/words.tsx';
import { nextSlide } from './next-slide.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSlidePosition } from './use-slide-position.ts';
import { replaysEarlyClicks } from '../lazy/early-clicks.ts';
import styles from './carousel.module.css';

/** How many slides are in view; a fraction lets the next one look in, which says that there is more. */
export type SlidesInView = 1 | 1.15 | 1.5 | 2 | 2.3 | 3 | 3.3 | 4 | 5 | 6;

/** The longest that a browser takes to scroll smoothly. */
const MOVING_MS = 600;

export type CarouselProps = {
  /** Names it: "Often bought together". */
  label: string;
  /** One slide a child. */
  children: ReactNode;
  small?: SlidesInView;
  medium?: SlidesInView;
  large?: SlidesInView;
  gap?: 'none' | 'sm' | 'md';
  arrows?: boolean;
  indicators?: 'none' | 'dots' | 'bar';
  /** From the last slide on to the first. */
  loop?: boolean;
  /** Milliseconds between slides. It waits for pointer, focus, hidden tabs and reduced motion, and has a pause button (WCAG 2.2.2). */
  autoplayMs?: number;
  /** Told when another slide comes to rest at the start, counted from 0: videos pause by it. */
  onSlideChange?: (index: number) => void;
  /** What stands at the start of the line of arrows: a heading. */
  header?: ReactNode;
  className?: string;
};

/**
 * Slides in a row. The browser's own scroller does the moving, so that swipe, wheel, keys and a page without script all
 * work; the buttons are the way without dragging (WCAG 2.5.7).
 */
export function Carousel({
  label,
  children,
  small = 1.15,
  medium = 2.3,
  large = 4,
  gap = 'sm',
  arrows = true,
  indicators = 'none',
  loop = false,
  autoplayMs,
  onSlideChange,
  header,
  className,
}: CarouselProps) {
  const words = useUiWords();
  const id = useId();
  const slides = Children.toArray(children);
  const track = useRef<HTMLUListElement>(null);
  const root = useRef<HTMLElement>(null);
  const position = useSlidePosition(track, slides.length);
  const [paused, setPaused] = useState(false);

  // While the row still moves towards a slide, the next press counts from that slide and not from where the row is.
  const aim = useRef({ index: 0, until: 0 });

  const goTo = (index: number) => {
    const list = track.current;
    const slide = list?.children[index];
    const first = list?.children[0];
    if (!list || !(slide instanceof HTMLElement) || !(first instanceof HTMLElement)) return;
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    aim.current = { index, until: smooth ? performance.now() + MOVING_MS : 0 };
    list.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: smooth ? 'smooth' : 'instant' });
  };
  const step = (by: 1 | -1, round: boolean) => {
    const from = performance.now() < aim.current.until ? aim.current.index : position.atEnd ? position.last : position.index;
    const next = nextSlide(from, by, position.last, round);
    if (next !== undefined) goTo(next);
  };

  const onSlideChangeRef = useRef(onSlideChange);
  useEffect(() => {
    onSlideChangeRef.current = onSlideChange;
  }, [onSlideChange]);
  useEffect(() => onSlideChangeRef.current?.(position.index), [position.index]);
  useAutoplay(root, paused ? undefined : autoplayMs, () => step(1, true));

  return (
    <section
      ref={root}
      className={cx(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={label}
      // Where everything fits is known before anything is measured, so that no button comes and goes with the script.
      data-fits-small={slides.length <= small ? '' : undefined}
      data-fits-medium={slides.length <= medium ? '' : undefined}
      data-fits-large={slides.length <= large ? '' : undefined}
    >
      {header || arrows ? (
        <div className={styles.head} data-bare={header ? undefined : ''}>
          <div className={styles.header}>{header}</div>
          {arrows ? (
            <div className={styles.arrows}>
              <IconButton
                look="outline"
                label={words.previous}
                icon={<ArrowLeftIcon size={20} />}
                aria-controls={id}
                aria-disabled={(position.atStart && !loop) || undefined}
                onClick={() => step(-1, loop)}
              />
              <IconButton
                look="outline"
                label={words.next}
                icon={<ArrowRightIcon size={20} />}
                aria-controls={id}
                aria-disabled={(position.atEnd && !loop) || undefined}
                onClick={() => step(1, loop)}
              />
            </div>
          ) : null}
        </div>
      ) : null}
      {/* A scroller has to be reachable for the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={track} id={id} className={styles.track} tabIndex={0} data-gap={gap} data-small={small} data-medium={medium} data-large={large}>
        {slides.map((slide, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a slide is its place in the row
          <li key={index} className={styles.slide} aria-roledescription="slide" aria-label={words.slide(index + 1, slides.length)}>
            {slide}
          </li>
        ))}
      </ul>
      {autoplayMs || indicators !== 'none' ? (
        <div className={styles.foot} data-bare={autoplayMs ? undefined : ''}>
          {autoplayMs ? (
            <IconButton
              size="sm"
              label={paused ? words.play : words.pause}
              icon={paused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
              onClick={() => setPaused(!paused)}
            />
          ) : null}
          {indicators === 'dots' ? (
            <div className={styles.dots}>
              {slides.slice(0, position.last + 1).map((_, index) => (
                <button
                  ref={replaysEarlyClicks}
                  // oxlint-disable-next-line react/no-array-index-key -- a slide is its place in the row
                  key={index}
                  type="button"
                  className={styles.dot}
                  aria-label={words.goToSlide(index + 1)}
                  aria-current={index === position.index ? 'true' : undefined}
                  onClick={() => goTo(index)}
                />
              ))}
            </div>
          ) : null}
          {indicators === 'bar' ? <progress className={styles.bar} aria-hidden="true" value={position.seen} max={1} /> : null}
        </div>
      ) : null}
    </section>
  );
}
