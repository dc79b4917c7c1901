import { deferred } from '#ui/lazy/deferred.tsx';

/** Area of a personal page or a dialog: the server draws none, and the page has it once it is complete. */
export const LazyArea = deferred(() => import('./personal-area.tsx').then((module) => module.PersonalArea), undefined);
