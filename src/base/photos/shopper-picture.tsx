import type { ShownPhoto } from '#contract/calls/shown-photo.ts';
import { cx } from '#ui/cx.ts';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './shopper-picture.module.css';

export interface ShopperPictureProps {
  readonly photo: ShownPhoto;
  readonly alt: string;
  /** Widths it is shown at, as the `sizes` attribute wants them. */
  readonly sizes: string;
  readonly className?: string | undefined;
}

/** A photo of a shopper: square, on its own colour until it is there. */
export const ShopperPicture = ({ photo: { tone, images }, alt, sizes, className }: ShopperPictureProps) => (
  <span className={cx(styles.frame, className)}>
    {/* The colour is an attribute of a drawing, not a style: the content security policy of our pages allows none. */}
    <svg className={styles.tone} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={tone} />
    </svg>
    <Picture
      className={styles.picture}
      src={images[0]?.url}
      srcSet={images.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={800}
      height={800}
      ground="none"
      ratio="fill"
    />
  </span>
);
