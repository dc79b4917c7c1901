import { Children, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../cx.ts';
import { ArrowLeftIcon } from '../icon/arrow-left-icon.tsx';
import { ArrowRightIcon } from '../icon/arrow-right-icon.tsx';
import { useUiMessages } from '#ui/messages/messages.tsx';
import { CarouselFoot } from './carousel-foot.tsx';
import { nextSlide } from './next-slide.ts';
import { Slide } from './slide.tsx';
import { layoutMarks, SCREEN_WIDTHS, type SlideLayout, type SlidesInView } from './slide-layout.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useScreenWidth } from './use-screen-width.ts';
import { useSlidePosition } from './use-slide-position.ts';
import styles from './carousel.module.css';

/** The longest that a browser takes to scroll smoothly. */
const MOVING_MS = 600;

export type CarouselProps = {
  /** Names it: "Often bought together". */
  label: string;
  /** One slide a child. */
  children: ReactNode;
  /** Slides in view at each width of the screen, or all that differs there. */
  small?: SlidesInView | SlideLayout;
  medium?: SlidesInView | SlideLayout;
  large?: SlidesInView | SlideLayout;
  gap?: 'none' | 'sm' | 'md';
  /** For the widths that do not say otherwise. */
  arrows?: boolean;
  indicators?: 'none' | 'dots' | 'bar';
  /** From the last slide on to the first. */
  loop?: boolean;
  /** Milliseconds between slides. It waits for pointer, focus, hidden tabs and reduced motion, and has a pause button (WCAG 2.2.2). */
  autoplayMs?: number;
  /** Milliseconds that a slide stays, where it is another time than that. */
  durationsMs?: readonly (number | undefined)[];
  /** Told when another slide comes to rest at the start, counted from 0: videos pause by it. */
  onSlideChange?: (index: number) => void;
  /** What stands at the start of the line of arrows: a heading. */
  header?: ReactNode;
  className?: string;
};

/**
 * Slides in a row, or in a grid on screens of the widths that say so. The browser's own scroller does the moving, so that swipe, wheel, keys and a page
 * without script all work; the buttons are the way without dragging (WCAG 2.5.7).
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
  durationsMs,
  onSlideChange,
  header,
  className,
}: CarouselProps) {
  const messages = useUiMessages();
  const id = useId();
  const slides = Children.toArray(children);
  const track = useRef<HTMLUListElement>(null);
  const root = useRef<HTMLElement>(null);
  const position = useSlidePosition(track, slides.length);
  const [paused, setPaused] = useState(false);
  const screen = useScreenWidth();

  const layouts = useMemo(() => {
    const usual = { arrows, dots: indicators === 'dots', bar: indicators === 'bar', loop, autoplayMs };
    const whole = (one: SlidesInView | SlideLayout): SlideLayout => ({ ...usual, ...(typeof one === 'number' ? { inView: one } : one) });
    return { small: whole(small), medium: whole(medium), large: whole(large) };
  }, [small, medium, large, arrows, indicators, loop, autoplayMs]);
  const marks = layoutMarks(layouts, slides.length);
  const current = layouts[screen ?? 'large'];
  // Before the width is known it is a row wherever one of the widths has one.
  const isRow = screen ? !current.grid : SCREEN_WIDTHS.some((width) => !layouts[width].grid);
  const isWhole = position.atStart && position.atEnd;

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
  const step = (direction: 1 | -1, round: boolean, count = 1) => {
    const from = performance.now() < aim.current.until ? aim.current.index : position.atEnd ? position.last : position.index;
    const next = nextSlide(from, direction * count, position.last, round);
    if (next !== undefined) goTo(next);
  };

  const onSlideChangeRef = useRef(onSlideChange);
  useEffect(() => {
    onSlideChangeRef.current = onSlideChange;
  }, [onSlideChange]);
  useEffect(() => onSlideChangeRef.current?.(position.index), [position.index]);
  const turnsMs = screen && isRow && !paused && current.autoplayMs ? (durationsMs?.[position.index] ?? current.autoplayMs) : undefined;
  useAutoplay(root, turnsMs, () => step(1, true));

  return (
    <section
      ref={root}
      className={cx(styles.carousel, className)}
      aria-roledescription={isRow ? 'carousel' : undefined}
      aria-label={label}
      data-carousel=""
      data-arrows={marks.arrows}
      data-dots={marks.dots}
      data-bar={marks.bar}
      data-autoplay={marks.autoplay}
      data-whole={isWhole ? '' : undefined}
    >
      {header || marks.arrows ? (
        <div className={styles.head} data-bare={header ? undefined : ''}>
          <div className={styles.header}>{header}</div>
          {marks.arrows ? (
            <div className={styles.arrows}>
              <IconButton
                look="outline"
                label={messages.previous}
                icon={<ArrowLeftIcon size={20} />}
                aria-controls={id}
                aria-disabled={(position.atStart && !current.loop) || undefined}
                onClick={() => step(-1, current.loop === true, current.step)}
              />
              <IconButton
                look="outline"
                label={messages.next}
                icon={<ArrowRightIcon size={20} />}
                aria-controls={id}
                aria-disabled={(position.atEnd && !current.loop) || undefined}
                onClick={() => step(1, current.loop === true, current.step)}
              />
            </div>
          ) : null}
        </div>
      ) : null}
      <ul
        ref={track}
        id={id}
        className={styles.track}
        // A scroller has to be reachable for the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isRow ? 0 : undefined}
        data-slides=""
        data-grid={marks.grid}
        data-gap={marks.gap ?? gap}
        data-margin={marks.margin}
        data-small={layouts.small.inView}
        data-medium={layouts.medium.inView}
        data-large={layouts.large.inView}
      >
        {slides.map((slide, index) => (
          <Slide
            // oxlint-disable-next-line react/no-array-index-key -- a slide is its place in the row
            key={index}
            layouts={layouts}
            marks={marks}
            label={isRow ? messages.slide(index + 1, slides.length) : undefined}
            place={isRow ? index - position.index : undefined}
            isPaused={paused}
          >
            {slide}
          </Slide>
        ))}
      </ul>
      <CarouselFoot marks={marks} position={position} paused={paused} onPausedChange={setPaused} onGoTo={goTo} />
    </section>
  );
}
