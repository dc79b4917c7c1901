import { describe, expect, it } from 'vitest';
import { autoplayMs, isStacked, layoutOf, slidesInView } from './collection-layout.ts';

describe('a collection', () => {
  it('lies as its breakpoints say, and as the next smaller where one says nothing', () => {
    const block = { name: 'New', breakpoints: { sm: { type: 'carousel' as const }, lg: { type: 'grid' as const } } };
    expect([layoutOf(block, 'sm'), layoutOf(block, 'md'), layoutOf(block, 'lg')]).toEqual(['carousel', 'carousel', 'grid']);
    expect(layoutOf({ name: 'New' }, 'lg')).toBe('carousel');
  });

  it('is a grid of full width on medium and large screens when its name says stacked', () => {
    const block = {
      name: 'Places [stacked]',
      breakpoints: { sm: { type: 'carousel' as const }, md: { type: 'carousel' as const }, lg: { type: 'carousel' as const } },
    };
    expect([layoutOf(block, 'sm'), layoutOf(block, 'md'), layoutOf(block, 'lg')]).toEqual(['carousel', 'grid', 'grid']);
    expect(isStacked(block)).toBe(true);
    expect(isStacked({ name: 'Places' })).toBe(false);
    expect(isStacked({ name: 'Places', isFullWidth: true })).toBe(true);
  });

  it('turns by itself only when it is asked to, in milliseconds', () => {
    expect(autoplayMs({ breakpoints: { lg: { type: 'carousel', autoplay: true, autorotateTime: 7 } } })).toBe(7000);
    expect(autoplayMs({ breakpoints: { lg: { type: 'carousel', autorotateTime: 7 } } })).toBeUndefined();
    expect(autoplayMs({})).toBeUndefined();
  });

  it('shows as many slides as fit at their width', () => {
    expect(slidesInView({ type: 'product', breakpoints: { lg: { type: 'carousel', slideWidth: 20 } } }, 'lg')).toBe(4);
    expect(slidesInView({ type: 'product', breakpoints: { lg: { type: 'carousel', slideWidth: 20, slidePadding: 3 } } }, 'lg')).toBe(3.3);
    expect(slidesInView({ type: 'product', breakpoints: { sm: { type: 'carousel', slideWidth: 90 } } }, 'sm')).toBe(1);
    expect(slidesInView({ type: 'linked-card' }, 'md')).toBe(2);
  });
});
