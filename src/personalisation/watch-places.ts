import { watchPage } from '#src/base/observation/watch-page.ts';

/** Share of an element that must be on the screen to count as seen. */
const SHARE_SEEN = 0.5;

/** Calls back once for each element that matches, also for those that are drawn later. `again` reports all of them once more. */
export const watchPlaces = (selector: string, found: (place: HTMLElement) => void): { readonly again: () => void } => {
  let known = new WeakSet<Element>();
  const look = (): void => {
    for (const place of document.querySelectorAll<HTMLElement>(selector)) {
      if (known.has(place)) continue;
      known.add(place);
      found(place);
    }
  };
  watchPage(look);
  return {
    again: () => {
      known = new WeakSet();
      look();
    },
  };
};

/** Calls back once, when half of the element is on the screen. */
export const onSeen = (element: Element, seen: () => void): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ intersectionRatio }) => intersectionRatio >= SHARE_SEEN)) return;
      observer.disconnect();
      seen();
    },
    { threshold: SHARE_SEEN },
  );
  observer.observe(element);
};

/** Variants that `p13n_testcontext` names for a flag or for everything, as choose-shown.ts reads them. */
export const forcedVariants = (flag: string): readonly string[] => {
  try {
    const { variants } = JSON.parse(new URLSearchParams(location.search).get('p13n_testcontext') ?? '{}') as { variants?: unknown };
    return (Array.isArray(variants) ? variants : [])
      .flatMap((entry: unknown): unknown[] => {
        if (typeof entry !== 'object' || entry === null) return [entry];
        const { experienceId, variantId, name, id } = entry as Record<string, unknown>;
        return experienceId === undefined || experienceId === flag ? [variantId, name, id] : [];
      })
      .filter((one) => typeof one === 'string' && one !== '') as string[];
  } catch {
    return [];
  }
};
