import type { CollectionBlock } from '#contract/calls/content/collections.ts';
import { MS_PER_SECOND, STACKED_MARKER } from '#contract/constants/content.ts';
import type { SlidesInView } from '#ui/carousel/carousel.tsx';

type BreakpointKey = 'sm' | 'md' | 'lg';
export type CollectionLayout = 'carousel' | 'grid';

/** Width of a page at each breakpoint that slides are measured against, rem. */
const PAGE_REM: Readonly<Record<BreakpointKey, number>> = { sm: 24, md: 48, lg: 88 };
const IN_VIEW: readonly SlidesInView[] = [1, 1.15, 1.5, 2, 2.3, 3, 3.3, 4, 5, 6];
const USUAL: Readonly<Record<CollectionBlock['type'], Readonly<Record<BreakpointKey, SlidesInView>>>> = {
  product: { sm: 1.5, md: 3, lg: 4 },
  'category-card': { sm: 1.5, md: 3, lg: 4 },
  'linked-card': { sm: 1.15, md: 2, lg: 3 },
  article: { sm: 1.15, md: 2, lg: 3 },
  video: { sm: 1.15, md: 2, lg: 3 },
};

/** How a collection lies at each width of the screen; a width that says nothing does as the next smaller one. */
export const layoutOf = (block: Pick<CollectionBlock, 'breakpoints' | 'name'>, key: BreakpointKey): CollectionLayout => {
  if (key !== 'sm' && block.name.includes(STACKED_MARKER)) return 'grid';
  const order: readonly BreakpointKey[] = key === 'lg' ? ['lg', 'md', 'sm'] : key === 'md' ? ['md', 'sm'] : ['sm'];
  for (const one of order) {
    const type = block.breakpoints?.[one]?.type;
    if (type) return type;
  }
  return 'carousel';
};

/** Whether its cards go to the edges of the page. */
export const isStacked = ({ name, isFullWidth }: Pick<CollectionBlock, 'name' | 'isFullWidth'>): boolean =>
  isFullWidth === true || name.includes(STACKED_MARKER);

/** Slides in view for a width in rem, as the kit's carousel knows them: the nearest that leaves none narrower. */
export const slidesInView = ({ breakpoints, type }: Pick<CollectionBlock, 'breakpoints' | 'type'>, key: BreakpointKey): SlidesInView => {
  const { slideWidth, slideMaxWidth, slidePadding = 0 } = breakpoints?.[key] ?? {};
  const width = slideWidth ?? slideMaxWidth;
  if (!width) return USUAL[type][key];
  const fits = PAGE_REM[key] / (width + slidePadding);
  return IN_VIEW.findLast((count) => count <= fits) ?? 1;
};

/** Milliseconds between slides, where a collection turns by itself. */
export const autoplayMs = ({ breakpoints }: Pick<CollectionBlock, 'breakpoints'>): number | undefined => {
  const turning = [breakpoints?.lg, breakpoints?.md, breakpoints?.sm].find((layout) => layout?.autoplay && layout.autorotateTime);
  return turning?.autorotateTime ? turning.autorotateTime * MS_PER_SECOND : undefined;
};
