import { useEffect, useState, type RefObject } from 'react';

export type SlidePosition = {
  /** The slide at the start of the view, from 0. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
  /** The last slide that can come to the start: behind it the row has no more to scroll. */
  last: number;
  /** How much of the row has come into view, 0 to 1. */
  seen: number;
};

/** Where a row of `count` slides stands. On the server and until measured: at the start, with more to come. */
export function useSlidePosition(track: RefObject<HTMLElement | null>, count: number): SlidePosition {
  const [position, setPosition] = useState<SlidePosition>({ index: 0, atStart: true, atEnd: count <= 1, last: Math.max(count - 1, 0), seen: 0 });

  useEffect(() => {
    const list = track.current;
    if (!list) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const next = readPosition(list);
      setPosition((last) => (isSame(last, next) ? last : next));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const resize = new ResizeObserver(onScroll);
    resize.observe(list);
    // Slides that come later change the row's length but not its size.
    const slides = new MutationObserver(onScroll);
    slides.observe(list, { childList: true });
    list.addEventListener('scroll', onScroll, { passive: true });
    measure();
    return () => {
      cancelAnimationFrame(frame);
      resize.disconnect();
      slides.disconnect();
      list.removeEventListener('scroll', onScroll);
    };
  }, [track]);

  return position;
}

function readPosition(list: HTMLElement): SlidePosition {
  const left = Math.abs(list.scrollLeft);
  const end = list.scrollWidth - list.clientWidth;
  const places = Array.from(list.children, (slide) => (slide as HTMLElement).offsetLeft);
  const starts = places.map((place) => Math.abs(place - (places[0] ?? 0)));
  let index = 0;
  for (const [at, start] of starts.entries()) if (Math.abs(start - left) < Math.abs((starts[index] ?? 0) - left)) index = at;
  // Half a pixel of rounding is no room to scroll.
  const atEnd = left >= end - 1;
  const reached = starts.findIndex((start) => start >= end - 1);
  const last = reached < 0 ? starts.length - 1 : reached;
  return { index, atStart: left <= 1, atEnd, last, seen: Math.round(((left + list.clientWidth) / Math.max(list.scrollWidth, 1)) * 100) / 100 };
}

function isSame(one: SlidePosition, other: SlidePosition): boolean {
  return (
    one.index === other.index && one.atStart === other.atStart && one.atEnd === other.atEnd && one.last === other.last && one.seen === other.seen
  );
}
