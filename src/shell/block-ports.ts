import type { ComponentType } from 'react';
import type { BlockPorts, HandedInKind } from '#src/shop/content/block-ports.ts';
import { deferred } from '#ui/lazy/deferred.tsx';

const HandedIn = deferred(
  () => import('./blocks/handed-in.tsx').then((module) => module.HandedIn),
  import.meta.env.SSR ? (await import('./blocks/handed-in.tsx')).HandedIn : undefined,
) as ComponentType<never>;

const KINDS: readonly HandedInKind[] = [
  'event-dialog',
  'newsletter-form',
  'spend-banner-athlete',
  'associate-discount-banner',
  'prosumer-banner',
  'user-photo-gallery',
  'user-photo-gallery-filter',
  'pdp-ugc-gallery',
];

/** The blocks that the shell draws, all by one name: a page without such a block carries that name and nothing else. */
export const blockPorts = Object.fromEntries(KINDS.map((kind) => [kind, HandedIn])) as unknown as BlockPorts;
