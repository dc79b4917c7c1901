import { type RefObject, use, useEffect } from 'react';
import { RecommendationsSeenContext } from './block-ports.ts';

/** How much of a card has to be seen. */
const IN_VIEW = 0.5;

/**
 * Reports which recommendations come into view, each once, and no more of them than `limit`.
 * @param place holds them: each names its set in `data-recommendation` and its product in `data-item`
 */
export const useSeenItems = (place: RefObject<HTMLElement | null>, limit: number): void => {
  const report = use(RecommendationsSeenContext);
  useEffect(() => {
    const row = place.current;
    if (!row || !report) return undefined;
    const items = [...row.querySelectorAll<HTMLElement>('[data-recommendation]')];
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        const fresh = entries.filter(({ isIntersecting, target }) => isIntersecting && !seen.has(target)).slice(0, limit - seen.size);
        if (fresh.length === 0) return;
        for (const { target } of fresh) seen.add(target);
        report(
          fresh.map(({ target }) => {
            const { recommendation = '', item = '' } = (target as HTMLElement).dataset;
            return { recommendationId: recommendation, productId: item, position: items.indexOf(target as HTMLElement) + 1 };
          }),
        );
        if (seen.size >= limit) observer.disconnect();
      },
      { threshold: IN_VIEW },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [place, limit, report]);
};
