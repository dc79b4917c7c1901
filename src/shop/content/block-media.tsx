import type { Media } from '#contract/calls/content/parts.ts';
import { type PictureAngle, pictureRatio, pictureUrl, type PictureWidth, srcSet } from '#domain/pictures.ts';
import type { PictureRef } from '#contract/calls/products.ts';
import { cx } from '#ui/cx.ts';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './block-media.module.css';

const WIDTHS: readonly PictureWidth[] = [240, 320, 400, 480, 640, 800, 1200];

/** The picture for each width of the screen; one that is missing is that of the next smaller, then larger. */
export const picturesByWidth = (media: Media): { sm?: PictureRef; md?: PictureRef; lg?: PictureRef } => {
  const { sm, md, lg } = { sm: media.sm?.image, md: media.md?.image, lg: media.lg?.image };
  const small = sm ?? md ?? lg;
  const medium = md ?? sm ?? lg;
  const large = lg ?? md ?? sm;
  return { ...(small && { sm: small }), ...(medium && { md: medium }), ...(large && { lg: large }) };
};

/** A block's picture, which fills its place. Before it comes there is one colour, dark enough for the light words that stand on it. */
export const BlockMedia = ({
  media,
  sizes,
  priority,
  className,
}: {
  media: Media;
  sizes: string;
  priority?: boolean | undefined;
  className?: string | undefined;
}) => {
  const { sm, md, lg } = picturesByWidth(media);
  if (!sm || !md || !lg) return null;
  const set = (picture: PictureRef): string => srcSet(picture.key, picture.angle as PictureAngle, WIDTHS);
  const isSame = (one: PictureRef, other: PictureRef): boolean => one.key === other.key && one.angle === other.angle;
  const sources = [
    ...(isSame(lg, md) ? [] : [{ media: '(width >= 64rem)', srcSet: set(lg) }]),
    ...(isSame(md, sm) ? [] : [{ media: '(width >= 40rem)', srcSet: set(md) }]),
  ];
  return (
    <span className={cx(styles.media, className)}>
      <svg className={styles.tone} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={lg.tone} />
      </svg>
      <Picture
        className={styles.picture}
        src={pictureUrl(sm.key, sm.angle as PictureAngle, 640)}
        srcSet={set(sm)}
        sources={sources}
        sizes={sizes}
        alt={lg.alt}
        width={1200}
        height={Math.round(1200 * pictureRatio(sm.angle as PictureAngle))}
        ratio="fill"
        ground="none"
        priority={priority}
      />
    </span>
  );
};
