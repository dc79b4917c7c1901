import { useHydrated } from '@tanstack/react-router';
import type { FixedPage } from '#contract/calls/content.ts';
import { deferred } from '#ui/lazy/deferred.tsx';

const Area = deferred(() => import('./personal-area.tsx').then((module) => module.PersonalArea), undefined);

/** Area of a personal page or a dialog: the server draws none, and the page has it once it is complete. */
export const LazyArea = ({ page }: { readonly page: FixedPage }) => (useHydrated() ? <Area page={page} /> : null);
