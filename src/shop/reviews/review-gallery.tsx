import type { ShownPhoto } from '#contract/calls/shown-photo.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ShopperPicture } from '#src/base/photos/shopper-picture.tsx';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import styles from './reviews.module.css';

interface ReviewGalleryProps {
  /** Of the review. */
  readonly title: string;
  readonly photos: readonly ShownPhoto[];
}

/** Key of a photo in the picture service, which draws every width of it. */
const keyOf = ({ id }: ShownPhoto): string => `photo-${id.replaceAll('-', '')}`;

/** The photos of a review; each opens large, with the others beside it. */
export const ReviewGallery = ({ title, photos }: ReviewGalleryProps) => {
  const { t } = useI18n('reviews');
  if (photos.length === 0) return null;
  const alts = photos.map((_, index) => t('review.photo', { number: index + 1, title }));
  const open = (index: number): void => {
    const pictures = photos.map((photo, at) => ({ key: keyOf(photo), angle: 'square', alt: alts[at] ?? '', tone: photo.tone }));
    // What is on the screen stands there until a larger one is decoded.
    const shown = photos.map(({ images }) => images[0]?.url ?? '');
    openDialog('product-pictures', { name: title, pictures, index, shown });
  };
  const prepare = (): void => preloadDialog('product-pictures');
  return (
    // Without list marks Safari takes a list for none.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={styles.photos}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <button
            type="button"
            className={styles.photo}
            aria-label={t('review.photoLarge', { photo: alts[index] ?? '' })}
            onClick={() => open(index)}
            onPointerEnter={prepare}
            onFocus={prepare}
          >
            <ShopperPicture photo={photo} alt="" sizes="160px" />
          </button>
        </li>
      ))}
    </ul>
  );
};
