import { expect, it, vi } from 'vitest';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { PageFrame } from './page-frame.tsx';

const draw = (width: number, fits: boolean) => {
  const root = renderInPage(<PageFrame address="about:blank" title="Preview" width={width} fits={fits} />);
  const frame = root.querySelector('iframe')!;
  return { frame, place: frame.parentElement! };
};

it.each([390, 820, 1440])('gives the page in it a width of %i px, and is scrolled where that is more than there is room', (width) => {
  const { frame, place } = draw(width, false);
  expect(frame.clientWidth).toBe(width);
  expect(place.scrollWidth).toBe(Math.max(width, place.clientWidth));
});

it.each([390, 820, 1440])('gives it the same width of %i px where all of it is to be seen at once', async (width) => {
  const { frame, place } = draw(width, true);
  expect(frame.clientWidth).toBe(width);
  await vi.waitFor(() => expect(Math.round(frame.getBoundingClientRect().width)).toBe(Math.min(width, place.clientWidth)));
  // As high as its place, whatever its share.
  await vi.waitFor(() => expect(Math.abs(frame.getBoundingClientRect().height - place.clientHeight)).toBeLessThan(2));
});
