import { useHydrated } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { HandedInKind, HandedInProps } from '#src/shop/content/block-ports.ts';
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
// The server draws everybody as a guest, and no photos: these show nothing there, and no document needs their styles.
const SpendBlock = lazy(() => import('./spend-block.tsx').then((module) => ({ default: module.SpendBlock })));
const PhotoGallery = lazy(() => import('./photo-gallery.tsx').then((module) => ({ default: module.PhotoGallery })));

/** What the page alone draws. */
const Late = ({ children }: { readonly children: ReactNode }) => (useHydrated() ? <Suspense>{children}</Suspense> : null);

/** A block that knows the shopper: each kind loads with its first appearance. */
export const HandedIn = ({ block, ...props }: HandedInProps<HandedInKind>) => {
  switch (block.kind) {
    case 'event-dialog':
      return <EventBlock block={block} {...props} />;
    case 'newsletter-form':
      return <NewsletterBlock block={block} {...props} />;
    case 'user-photo-gallery':
    case 'user-photo-gallery-filter':
    case 'pdp-ugc-gallery':
      return (
        <Late>
          <PhotoGallery block={block} />
        </Late>
      );
    default:
      return (
        <Late>
          <SpendBlock block={block} />
        </Late>
      );
  }
};
