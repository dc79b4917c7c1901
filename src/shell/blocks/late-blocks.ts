import type { HandedInBlock } from '#src/shop/content/block-ports.ts';
import { deferred } from '#ui/lazy/deferred.tsx';

/** The blocks that the shell draws. */
export const HandedIn: HandedInBlock = deferred(
  () => import('./handed-in.tsx').then((module) => module.HandedIn),
  import.meta.env.SSR ? (await import('./handed-in.tsx')).HandedIn : undefined,
);
