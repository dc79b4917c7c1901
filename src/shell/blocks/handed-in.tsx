import type { HandedInBlock, HandedInKind, HandedInProps } from '#src/shop/content/block-ports.ts';
import { deferred } from '#ui/lazy/deferred.tsx';

const { SSR } = import.meta.env;

const EventBlock = deferred(
  () => import('./event-block.tsx').then((module) => module.EventBlock),
  SSR ? (await import('./event-block.tsx')).EventBlock : undefined,
);
const NewsletterBlock = deferred(
  () => import('./newsletter-block.tsx').then((module) => module.NewsletterBlock),
  SSR ? (await import('./newsletter-block.tsx')).NewsletterBlock : undefined,
);
const SpendBlock = deferred(
  () => import('./spend-block.tsx').then((module) => module.SpendBlock),
  SSR ? (await import('./spend-block.tsx')).SpendBlock : undefined,
);
const PhotoGallery = deferred(
  () => import('./photo-gallery.tsx').then((module) => module.PhotoGallery),
  SSR ? (await import('./photo-gallery.tsx')).PhotoGallery : undefined,
);

const PARTS = {
  'event-dialog': EventBlock,
  'newsletter-form': NewsletterBlock,
  'spend-banner-athlete': SpendBlock,
  'associate-discount-banner': SpendBlock,
  'prosumer-banner': SpendBlock,
  'user-photo-gallery': PhotoGallery,
  'user-photo-gallery-filter': PhotoGallery,
  'pdp-ugc-gallery': PhotoGallery,
} as unknown as Readonly<Record<HandedInKind, HandedInBlock>>;

/** A block that knows the shopper: each kind loads with its first appearance. */
export const HandedIn = (props: HandedInProps<HandedInKind>) => {
  const Part = PARTS[props.block.kind];
  return <Part {...props} />;
};
