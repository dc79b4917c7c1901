import { useRef, useState } from 'react';
import type { PictureRef } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { openedCard } from '#src/shop/product-ui/opened-card.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { useSlidePosition } from '#ui/carousel/use-slide-position.ts';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { ArrowLeftIcon } from '#ui/icon/arrow-left-icon.tsx';
import { ArrowRightIcon } from '#ui/icon/arrow-right-icon.tsx';
import { ExpandIcon } from '#ui/icon/expand-icon.tsx';
import { replaysEarlyClicks } from '#ui/lazy/early-clicks.ts';
import { STAGE } from './stage-sizes.ts';
import styles from './gallery.module.css';

const THUMB_WIDTHS = [48, 96] as const;
const slideKey = ({ angle }: PictureRef, at: number): string => `${angle}-${at}`;

/**
 * The pictures of one colour: a row that the browser scrolls (swipe, wheel, arrow keys, no script needed), thumbnails beside it
 * where there is room, and a viewer for the whole screen that loads when it is wanted.
 */
export const Gallery = ({ name, pictures }: { name: string; pictures: readonly PictureRef[] }) => {
  const i18n = useI18n();
  const track = useRef<HTMLUListElement>(null);
  // What the card has shown stands there until the larger picture is here.
  const [card] = useState(openedCard);
  const { index, atStart, atEnd } = useSlidePosition(track, pictures.length);
  const goTo = (wanted: number): void => {
    const list = track.current;
    const slide = list?.children[wanted];
    if (!list || !(slide instanceof HTMLElement)) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: calm ? 'instant' : 'smooth' });
  };
  const view = (at: number): void => {
    // What is on the screen stands there until a larger one is decoded.
    const shown = [...(track.current?.querySelectorAll('img') ?? [])].map(({ currentSrc }) => currentSrc);
    openDialog('product-pictures', { name, pictures, index: at, shown, onSeen: goTo });
  };
  const prepare = (): void => preloadDialog('product-pictures');

  return (
    <section className={styles.gallery} aria-label={i18n.t('product.pictures', { name })}>
      <ul className={styles.thumbs}>
        {pictures.map((picture, at) => (
          <li key={slideKey(picture, at)}>
            <button
              ref={replaysEarlyClicks}
              type="button"
              className={styles.thumb}
              aria-label={i18n.t('product.pictureOf', { at: at + 1, count: pictures.length })}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => goTo(at)}
            >
              <ProductPicture picture={picture} sizes="72px" widths={THUMB_WIDTHS} decorative />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.stage}>
        {/* A scroller has to be reachable for the arrow keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul ref={track} className={styles.track} tabIndex={0} aria-label={i18n.t('product.pictures', { name })}>
          {pictures.map((picture, at) => (
            // A slide keeps its picture until that of another color is there.
            <li key={slideKey(picture, at)} className={styles.slide}>
              <button
                ref={replaysEarlyClicks}
                type="button"
                className={styles.open}
                tabIndex={at === index ? 0 : -1}
                aria-label={i18n.t('product.enlarge', { picture: picture.alt })}
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => view(at)}
              >
                <ProductPicture
                  picture={picture}
                  {...STAGE}
                  meanwhile={at === 0 && card?.picture.key === picture.key ? card.src : undefined}
                  priority={at === 0}
                />
              </button>
            </li>
          ))}
        </ul>
        {pictures.length > 1 ? (
          <div className={styles.arrows}>
            <IconButton
              look="solid"
              label={i18n.t('product.previousPicture')}
              icon={<ArrowLeftIcon size={20} />}
              aria-disabled={atStart || undefined}
              onClick={() => goTo(index - 1)}
            />
            <IconButton
              look="solid"
              label={i18n.t('product.nextPicture')}
              icon={<ArrowRightIcon size={20} />}
              aria-disabled={atEnd || undefined}
              onClick={() => goTo(index + 1)}
            />
          </div>
        ) : null}
        <p className={styles.count} aria-hidden="true">
          {index + 1}/{pictures.length}
        </p>
        <span className={styles.expand} aria-hidden="true">
          <ExpandIcon size={20} />
        </span>
      </div>
    </section>
  );
};
