import { atIntent } from '#ui/lazy/at-intent.tsx';

/** Below what a first visit looks at: fetched once somebody does something. */
export const LazyRecommendations = atIntent(() => import('./recommendations.tsx').then((module) => module.Recommendations));
