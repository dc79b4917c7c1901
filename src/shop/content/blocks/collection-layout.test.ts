import { describe, expect, it } from 'vitest';
import type { CollectionBlock } from '#contract/calls/content/collections.ts';
import { collectionLayouts, isStacked, layoutOf, slideDurations } from './collection-layout.ts';

const of = (block: Partial<CollectionBlock>, count = 8) => ({
  name: 'New',
  type: 'product' as const,
  ...block,
  items: Array.from({ length: count }),
});
const card = (media: CollectionBlock['media']) => ({ id: 'a', name: 'a', kind: 'linked-card' as const, media });

describe('a collection', () => {
  it('lies as its breakpoints say, and as the next smaller where one says nothing', () => {
    const block = of({ breakpoints: { sm: { type: 'carousel' }, lg: { type: 'grid' } } });
    expect([layoutOf(block, 'sm'), layoutOf(block, 'md'), layoutOf(block, 'lg')]).toEqual(['carousel', 'carousel', 'grid']);
    expect(layoutOf({ name: 'New' }, 'lg')).toBe('carousel');
    expect(collectionLayouts(block)).toMatchObject({ medium: { inView: 3 }, large: { grid: true, inView: 4 } });
  });

  it('can be a grid on small screens and a row on large ones', () => {
    const block = of({ breakpoints: { sm: { type: 'grid', slideWidth: 2 }, lg: { type: 'carousel', slideWidth: 20 } } });
    expect(collectionLayouts(block)).toMatchObject({ small: { grid: true, inView: 2 }, medium: { grid: true }, large: { width: 20 } });
    expect(collectionLayouts(block).large.grid).toBeUndefined();
  });

  it('is a grid of full width on medium and large screens when its name says stacked', () => {
    const breakpoints = { sm: { type: 'carousel' as const }, md: { type: 'carousel' as const }, lg: { type: 'carousel' as const } };
    const block = of({ name: 'Places [stacked]', breakpoints });
    expect([layoutOf(block, 'sm'), layoutOf(block, 'md'), layoutOf(block, 'lg')]).toEqual(['carousel', 'grid', 'grid']);
    expect(isStacked(block)).toBe(true);
    expect(collectionLayouts(block)).toMatchObject({ small: { gap: 'none' }, medium: { grid: true, gap: 'none' } });
    expect(isStacked({ name: 'Places' })).toBe(false);
    expect(isStacked({ name: 'Places', isFullWidth: true })).toBe(true);
  });

  it.each([
    ['product', [1.5, 3, 4], [2, 3, 4]],
    ['category-card', [1.5, 3, 4], [2, 3, 4]],
    ['linked-card', [1.15, 2, 3], [1, 2, 3]],
    ['article', [1.15, 2, 3], [1, 2, 3]],
    ['video', [1.15, 1.5, 2.3], [1, 2, 2]],
  ] as const)('of the type %s has as many beside each other as fit, in a row and in a grid', (type, row, grid) => {
    const inView = (layout: 'carousel' | 'grid') =>
      Object.values(collectionLayouts(of({ type, breakpoints: { sm: { type: layout } } }, 12))).map((one) => one.inView);
    expect([inView('carousel'), inView('grid')]).toEqual([row, grid]);
  });

  it('turns by itself only where it is asked to, in milliseconds', () => {
    const { small, large } = collectionLayouts(
      of({ breakpoints: { sm: { type: 'carousel', autorotateTime: 7 }, lg: { type: 'carousel', autoplay: true, autorotateTime: 7 } } }),
    );
    expect([small.autoplayMs, large.autoplayMs]).toEqual([undefined, 7000]);
  });

  it('takes widths beyond six as rem, and below as a number of slides', () => {
    const large = (slideWidth: number) => collectionLayouts(of({ breakpoints: { lg: { type: 'carousel', slideWidth } } })).large;
    expect(large(17.5)).toMatchObject({ width: 17.5 });
    expect(large(2.5)).toMatchObject({ inView: 2.3, width: undefined });
  });

  it('rounds space to the scale of the shop', () => {
    const { large } = collectionLayouts(of({ breakpoints: { lg: { type: 'carousel', slidePadding: 1.2, margin: 2.4 } } }));
    expect(large).toMatchObject({ gap: 'sm', margin: 'lg' });
  });

  it('leaves no card alone in the last row where fewer columns avoid it', () => {
    const columns = (count: number) => collectionLayouts(of({ breakpoints: { md: { type: 'grid', slideWidth: 14 } } }, count)).medium.inView;
    expect([columns(3), columns(4), columns(6)]).toEqual([3, 2, 3]);
  });

  it('keeps a slide as long as its media say', () => {
    expect(slideDurations([card({ sm: { duration: 4 } }), card(undefined)])).toEqual([4000, undefined]);
  });
});
