import { HEADER_DEBOUNCE_MS, HEADER_MAX_WAIT_MS } from '#contract/constants.ts';
import { debounce } from '#src/base/timing/debounce.ts';

/** Nearer to the top than this the header never leaves, px. */
const TOP = 240;
/** Less than this between two looks is a hand that rests, not one that scrolls. */
const STEP = 24;

/**
 * Takes the sticky header out of the way while one reads on, and back at the first scroll upwards. Scrolling is looked at
 * when it rests for 200 ms, or after 500 ms (spec 1 §9). Answers how to stop.
 */
export const watchHeader = (header: HTMLElement): (() => void) => {
  let last = scrollY;
  const setAway = (away: boolean): void => void header.toggleAttribute('data-away', away);
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
  const onFocus = (): void => setAway(false);
  // Captured: a page that waits for its product lets no scrolling through (src/shop/product/product-waiting.tsx).
  addEventListener('scroll', look, { passive: true, capture: true });
  header.addEventListener('focusin', onFocus);
  return () => {
    look.cancel();
    removeEventListener('scroll', look, { capture: true });
    header.removeEventListener('focusin', onFocus);
  };
};
