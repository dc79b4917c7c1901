export const SCREEN_WIDTHS = ['small', 'medium', 'large'] as const;
export type ScreenWidth = (typeof SCREEN_WIDTHS)[number];

/** How many slides are in view; a fraction lets the next one look in, which says that there is more. */
export type SlidesInView = 1 | 1.15 | 1.5 | 2 | 2.3 | 3 | 3.3 | 4 | 5 | 6;
/** Steps of space, from nothing to 3 rem (carousel.module.css). */
export type SlideSpace = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** How slides lie on screens of one width. */
export interface SlideLayout {
  /** Slides in view of a row; columns of a grid. */
  readonly inView: SlidesInView;
  /** A grid in which all slides are in view: it has no arrows, marks or autoplay. */
  readonly grid?: boolean;
  /** Width of a slide, rem. */
  readonly width?: number | undefined;
  /** Greatest width of a slide, rem. */
  readonly maxWidth?: number | undefined;
  /** Between slides; without it the space grows with the screen. */
  readonly gap?: SlideSpace | undefined;
  /** At both ends of the row. */
  readonly margin?: SlideSpace | undefined;
  /** Slides that an arrow goes on by; one unless said. */
  readonly step?: number | undefined;
  readonly arrows?: boolean;
  readonly dots?: boolean;
  readonly bar?: boolean;
  readonly loop?: boolean;
  readonly autoplayMs?: number | undefined;
}

export type SlideLayouts = Readonly<Record<ScreenWidth, SlideLayout>>;

/** Whether all slides are in view, known before anything is measured, so that no button comes and goes with the script. */
const isWhole = ({ grid, width, inView }: SlideLayout, count: number): boolean => grid === true || (width === undefined && count <= inView);

/** Lists of the widths at which a part is there: what the stylesheet asks. */
export const layoutMarks = (layouts: SlideLayouts, count: number) => {
  const at = (asks: (layout: SlideLayout) => unknown): string | undefined =>
    SCREEN_WIDTHS.filter((width) => Boolean(asks(layouts[width]))).join(' ') || undefined;
  const moves = (asks: (layout: SlideLayout) => unknown) => at((layout) => !isWhole(layout, count) && asks(layout));
  return {
    grid: at(({ grid }) => grid),
    width: at(({ width }) => width !== undefined),
    maxWidth: at(({ width, maxWidth }) => width === undefined && maxWidth !== undefined),
    gap: SCREEN_WIDTHS.flatMap((width) => (layouts[width].gap ? `${width}-${layouts[width].gap}` : [])).join(' ') || undefined,
    margin: SCREEN_WIDTHS.flatMap((width) => (layouts[width].margin ? `${width}-${layouts[width].margin}` : [])).join(' ') || undefined,
    arrows: moves(({ arrows }) => arrows),
    dots: moves(({ dots }) => dots),
    bar: moves(({ bar }) => bar),
    autoplay: at(({ grid, autoplayMs }) => !grid && autoplayMs),
  };
};
