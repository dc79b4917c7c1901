import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useId } from 'react';
import { BandText, BlockBand, hasShownTitle } from '#src/shop/content/block-band.tsx';
import type { HandedInProps } from '#src/shop/content/block-ports.ts';
import styles from './newsletter-block.module.css';

/** It can do nothing before there are scripts: the server keeps its place, and no document needs its styles. */
const NewsletterPart = lazy(() => import('./newsletter-part.tsx'));

/** Asks for the newsletter (spec 3 §2, §4). Whoever gets it already reads that, without a form. */
export const NewsletterBlock = ({ block, embedded = false }: HandedInProps<'newsletter-form'>) => {
  const titleId = useId();
  const form = (
    <div className={styles.form}>
      {useHydrated() ? (
        <Suspense>
          <NewsletterPart />
        </Suspense>
      ) : null}
    </div>
  );
  if (embedded) return form;
  return (
    <BlockBand block={block} text={<BandText block={block} titleId={titleId} />} aria-labelledby={hasShownTitle(block) ? titleId : undefined}>
      {form}
    </BlockBand>
  );
};
