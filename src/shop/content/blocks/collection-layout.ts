import type { CollectionBlock, CollectionItem } from '#contract/calls/content/collections.ts';
import { AUTOROTATE_SECONDS, BREAKPOINT_KEYS, type BreakpointKey, MS_PER_SECOND, STACKED_MARKER } from '#contract/constants/content.ts';
import type { SlideLayout, SlideLayouts, SlidesInView, SlideSpace } from '#ui/carousel/slide-layout.ts';

type Layout = NonNullable<NonNullable<CollectionBlock['breakpoints']>[BreakpointKey]>;
type LaidOut = Pick<CollectionBlock, 'breakpoints' | 'name' | 'type' | 'variant' | 'isFullWidth'> & { readonly items: readonly unknown[] };

/** Width of a page at each breakpoint that columns are measured against, rem. */
const PAGE_REM: Readonly<Record<BreakpointKey, number>> = { sm: 24, md: 48, lg: 88 };
const USUAL: Readonly<Record<CollectionBlock['type'], Readonly<Record<BreakpointKey, SlidesInView>>>> = {
  product: { sm: 1.5, md: 3, lg: 4 },
  'category-card': { sm: 1.5, md: 3, lg: 4 },
  'linked-card': { sm: 1.15, md: 2, lg: 3 },
  article: { sm: 1.15, md: 2, lg: 3 },
  // Films are wide, and have controls.
  video: { sm: 1.15, md: 1.5, lg: 2.3 },
};
const USUAL_COLUMNS: Readonly<Record<CollectionBlock['type'], Readonly<Record<BreakpointKey, number>>>> = {
  product: { sm: 2, md: 3, lg: 4 },
  'category-card': { sm: 2, md: 3, lg: 4 },
  'linked-card': { sm: 1, md: 2, lg: 3 },
  article: { sm: 1, md: 2, lg: 3 },
  video: { sm: 1, md: 2, lg: 2 },
};
/** Up to here a width is a number of slides or columns, beyond it a length in rem. */
const MOST_COLUMNS = 6;
const SPACES: readonly (readonly [SlideSpace, number])[] = [
  ['none', 0],
  ['xs', 0.5],
  ['sm', 1],
  ['md', 1.5],
  ['lg', 2],
  ['xl', 3],
];

/** A length in rem as the nearest step of the shop's scale. */
const spaceOf = (rem: number | undefined): SlideSpace | undefined =>
  rem === undefined ? undefined : SPACES.reduce((best, one) => (Math.abs(one[1] - rem) < Math.abs(best[1] - rem) ? one : best))[0];

/** What a collection says of a breakpoint; one that says nothing does as the next smaller. */
const saidOf = ({ breakpoints }: Pick<CollectionBlock, 'breakpoints'>, key: BreakpointKey): Layout | undefined =>
  BREAKPOINT_KEYS.slice(0, BREAKPOINT_KEYS.indexOf(key) + 1)
    .toReversed()
    .map((one) => breakpoints?.[one])
    .find((layout) => layout !== undefined);

/** Grid or row. A name with `[stacked]` forces a grid on medium and large screens (spec 3 §3); three cards are a grid where nothing else is said. */
export const layoutOf = (block: Pick<CollectionBlock, 'breakpoints' | 'name' | 'variant'>, key: BreakpointKey): 'carousel' | 'grid' => {
  if (key !== 'sm' && block.name.includes(STACKED_MARKER)) return 'grid';
  return saidOf(block, key)?.type ?? (key === 'lg' && block.variant === 'threeCardGrid' ? 'grid' : 'carousel');
};

/** Whether its cards go to the edges of the page. */
export const isStacked = ({ name, isFullWidth }: Pick<CollectionBlock, 'name' | 'isFullWidth'>): boolean =>
  isFullWidth === true || name.includes(STACKED_MARKER);

/** As many columns as fit, or fewer where they leave fewer places of the last row empty. */
const balanced = (fit: number, count: number): SlidesInView => {
  const most = Math.min(Math.max(fit, 1), MOST_COLUMNS, Math.max(count, 1));
  const emptyIn = (columns: number): number => (columns - (count % columns)) % columns;
  let best = most;
  for (let columns = most - 1; columns >= most / 2; columns -= 1) if (emptyIn(columns) < emptyIn(best)) best = columns;
  return best as SlidesInView;
};

const columnsOf = (block: LaidOut, key: BreakpointKey): SlidesInView => {
  const { slideWidth, slidePadding = 0 } = saidOf(block, key) ?? {};
  if (key === 'lg' && block.variant) return 3;
  if (slideWidth && slideWidth <= MOST_COLUMNS) return Math.max(Math.floor(slideWidth), 1) as SlidesInView;
  const fit = slideWidth ? Math.floor(PAGE_REM[key] / (slideWidth + slidePadding)) : USUAL_COLUMNS[block.type][key];
  return balanced(fit, block.items.length);
};

const IN_VIEW: readonly SlidesInView[] = [1, 1.15, 1.5, 2, 2.3, 3, 3.3, 4, 5, 6];

const rowOf = (block: LaidOut, key: BreakpointKey): SlideLayout => {
  const said: Partial<Layout> = saidOf(block, key) ?? {};
  const { slideWidth, slideMaxWidth } = said;
  const counted = slideWidth && slideWidth <= MOST_COLUMNS ? IN_VIEW.findLast((count) => count <= slideWidth) : undefined;
  const highlights = block.variant === 'highlightCenter' && key === 'lg';
  return {
    inView: highlights ? 3 : (counted ?? USUAL[block.type][key]),
    width: slideWidth && !counted && !highlights ? slideWidth : undefined,
    maxWidth: slideMaxWidth,
    arrows: said.showArrows !== false,
    dots: said.showIndicators === true,
    bar: said.showProgress === true,
    loop: said.loop === true,
    autoplayMs: said.autoplay ? (said.autorotateTime ?? AUTOROTATE_SECONDS) * MS_PER_SECOND : undefined,
  };
};

const layoutAt = (block: LaidOut, key: BreakpointKey): SlideLayout => {
  const { slidePadding, slideMaxWidth, margin } = saidOf(block, key) ?? {};
  const shared = { gap: spaceOf(slidePadding) ?? (isStacked(block) ? ('none' as const) : undefined), margin: spaceOf(margin) };
  return layoutOf(block, key) === 'grid'
    ? { ...shared, grid: true, inView: columnsOf(block, key), maxWidth: slideMaxWidth }
    : { ...shared, ...rowOf(block, key) };
};

/** How a collection lies at each width of the screen (spec 3 §3): lengths in rem, seconds as milliseconds. */
export const collectionLayouts = (block: LaidOut): SlideLayouts => ({
  small: layoutAt(block, 'sm'),
  medium: layoutAt(block, 'md'),
  large: layoutAt(block, 'lg'),
});

/** Milliseconds that each slide stays, where its media say so in seconds (spec 3 §9). */
export const slideDurations = (items: readonly CollectionItem[]): (number | undefined)[] =>
  items.map((item) => {
    const media = 'media' in item ? item.media : undefined;
    const seconds = media?.lg?.duration ?? media?.md?.duration ?? media?.sm?.duration;
    return seconds === undefined ? undefined : seconds * MS_PER_SECOND;
  });
