import { type PictureAngle, pictureUrl, pictureWidths, srcSet } from '#domain/pictures.ts';
import type { VisualSelector } from '#contract/calls/content/navigation.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Link } from '#ui/link/link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './visual-selectors.module.css';

export interface VisualSelectorsProps {
  readonly title?: string | undefined;
  readonly selectors: readonly VisualSelector[];
}

/** Ways in that are pictures, in the size that the shop is set to (spec 3 §9). */
export const VisualSelectors = ({ title, selectors }: VisualSelectorsProps) => {
  const { locale } = useI18n();
  const { width, height } = settingsFor(locale.id).visualSelectorImage;
  const file = pictureWidths.find((one) => one >= width) ?? 96;
  return (
    <div className={styles.selectors}>
      {title ? <p className={styles.title}>{title}</p> : null}
      <ul className={styles.list}>
        {selectors.map(({ id, target, picture }) => (
          <li key={id}>
            <Link className={styles.link} href={target.url}>
              <span className={styles.frame} data-shaded="">
                {/* An empty drawing gives the place its size and its colour: pages carry no style attributes. */}
                <svg width={width} height={height} aria-hidden="true" focusable="false">
                  <rect width="100%" height="100%" fill={picture.tone} />
                </svg>
                <Picture
                  className={styles.picture}
                  src={pictureUrl(picture.key, picture.angle as PictureAngle, file)}
                  srcSet={srcSet(picture.key, picture.angle as PictureAngle, [file])}
                  alt=""
                  width={width}
                  height={height}
                  ratio="fill"
                  ground="none"
                />
              </span>
              <span className={styles.text}>{target.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
