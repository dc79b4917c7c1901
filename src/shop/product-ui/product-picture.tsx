import { useState } from 'react';
import { type PictureAngle, pictureRatio, pictureUrl, type PictureWidth, srcSet } from '#domain/pictures.ts';
import type { PictureRef } from '#contract/calls/products.ts';
import { cx } from '#ui/cx.ts';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './product-picture.module.css';

export interface ProductPictureProps {
  readonly picture: PictureRef;
  /** Widths it is shown at, as the `sizes` attribute wants them. */
  readonly sizes: string;
  /** Layout widths that are worth offering at those sizes. */
  readonly widths?: readonly PictureWidth[];
  /** The largest picture of the first screen: at most one a page. */
  readonly priority?: boolean | undefined;
  /** Beside words that say the same (a card's name) the picture is decoration. */
  readonly decorative?: boolean;
  /** A smaller file of the same picture that is on the device: it is seen until this one is. */
  readonly meanwhile?: string | undefined;
  /** Lies over another one: not seen before it is decoded. */
  readonly over?: boolean;
  readonly className?: string | undefined;
}

const CARD_WIDTHS: readonly PictureWidth[] = [160, 200, 240, 320, 480, 640];

/** A picture of the shop on its ground's colour (the studio's, a banner's), which is there before the picture is. */
export const ProductPicture = ({ picture, sizes, widths = CARD_WIDTHS, priority, decorative, meanwhile, over, className }: ProductPictureProps) => {
  const [ready, setReady] = useState(!over);
  const angle = picture.angle as PictureAngle;
  const height = Math.round(800 * pictureRatio(angle));
  const middle = widths[Math.floor(widths.length / 2)] ?? 480;
  return (
    <span className={cx(styles.frame, className)} data-shape={shapeOf(angle)} data-shaded="" data-waits={ready ? undefined : ''}>
      {/* The colour is an attribute of a drawing, not a style: the content security policy of our pages allows none. */}
      <svg className={styles.tone} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={picture.tone} />
      </svg>
      {meanwhile ? (
        <Picture className={styles.picture} src={meanwhile} alt="" width={800} height={height} ground="none" ratio="fill" priority />
      ) : null}
      <Picture
        className={styles.picture}
        src={pictureUrl(picture.key, angle, middle)}
        srcSet={srcSet(picture.key, angle, widths)}
        sizes={sizes}
        alt={decorative ? '' : picture.alt}
        width={800}
        height={height}
        ground="none"
        ratio="fill"
        priority={priority}
        onLoad={
          over
            ? ({ currentTarget }) =>
                void currentTarget.decode().then(
                  () => setReady(true),
                  () => undefined,
                )
            : undefined
        }
      />
    </span>
  );
};

const shapeOf = (angle: PictureAngle): string => (angle === 'wide' || angle === 'card' || angle === 'tall' ? angle : 'square');
