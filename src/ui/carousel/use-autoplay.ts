import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls `advance` every so many milliseconds, but not while the pointer or the focus is inside, the tab is hidden, or
 * the person asked for less motion.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>, ms: number | undefined, advance: () => void): void {
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });
  useEffect(() => {
    const box = root.current;
    if (!ms || !box || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => {
      if (document.hidden || box.matches(':hover') || box.matches(':focus-within')) return;
      latest.current();
    }, ms);
    return () => clearInterval(timer);
  }, [root, ms]);
}
