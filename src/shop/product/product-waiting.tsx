import { useLayoutEffect, useState } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { openedCard } from '#src/shop/product-ui/opened-card.ts';
import { Price } from '#src/shop/product-ui/price.tsx';
import { TaxNote } from '#src/shop/product-ui/tax-note.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { FirstPicture } from './first-picture.tsx';
import { ProductFrame } from './product-frame.tsx';
import styles from './product-waiting.module.css';

/**
 * The page begins at its top. The router keeps the place on the page before by what it hears scroll, and somebody may go back before this page is whole: it
 * hears nothing of what is scrolled meanwhile.
 */
const startAtTop = (): (() => void) => {
  const silence = (event: Event): void => event.stopPropagation();
  addEventListener('scroll', silence, { capture: true });
  scrollTo({ top: 0, behavior: 'instant' });
  return () => removeEventListener('scroll', silence, { capture: true });
};

/** A product's page from the press on its card until the rest has come: picture, name and price stand where they stay. */
export const ProductWaiting = () => {
  const { t } = useI18n();
  // The address may be another one by the time that this is drawn again.
  const [card] = useState(openedCard);
  useLayoutEffect(startAtTop, []);
  if (!card) return null;
  const { hit, picture, src } = card;
  return (
    <ProductFrame
      product={hit}
      price={hit.price}
      pictures={<FirstPicture picture={picture} meanwhile={src} />}
      prices={
        <>
          <Price price={hit.price} size="lg" />
          <TaxNote />
        </>
      }
      buy={
        <div role="status" className={styles.choices}>
          <span className="visually-hidden">{t('loading')}</span>
          <Skeleton shape="text" width="1/3" />
          <Skeleton shape="control" width="1/2" />
          <Skeleton shape="text" width="1/3" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      }
    />
  );
};
