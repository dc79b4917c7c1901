import { useEffect, useState } from 'react';
import { HEADER_DEBOUNCE_MS, HEADER_MAX_WAIT_MS } from '#contract/constants.ts';
import { debounce } from './debounce.ts';

/** Nearer to the top than this the header never leaves, px. */
const TOP = 240;
/** Less than this between two looks is a hand that rests, not one that scrolls. */
const STEP = 24;

/**
 * Whether the sticky header is out of the way: it leaves while one reads on and is back at the first scroll upwards.
 * Scrolling is looked at when it rests for 200 ms, or after 500 ms (spec 1 §9).
 */
export const useHeaderAway = (): boolean => {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const look = debounce(
      () => {
        const at = scrollY;
        if (at < TOP) setAway(false);
        else if (Math.abs(at - last) >= STEP) setAway(at > last);
        last = at;
      },
      HEADER_DEBOUNCE_MS,
      HEADER_MAX_WAIT_MS,
    );
    // What has the focus is never hidden (WCAG 2.4.11): with the focus the header comes back.
    const onFocus = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.closest('[data-site-header]')) setAway(false);
    };
    addEventListener('scroll', look, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      look.cancel();
      removeEventListener('scroll', look);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  return away;
};
