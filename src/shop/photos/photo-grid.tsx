import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PhotoCategory } from '#contract/calls/photo-limits.ts';
import type { Photo } from '#contract/calls/photos.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { logFailure } from '#src/base/observation/log-failure.ts';
import { ShopperPicture } from '#src/base/photos/shopper-picture.tsx';
import { Button } from '#ui/button/button.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { openPhoto } from './photo-dialogs.ts';
import { type PhotoStream, recentPhotosQuery } from './photo-queries.ts';
import styles from './photos.module.css';

/** The photos of a stream as far as they are read. A first page that does not come is logged only (spec 3 §8). */
export const usePhotos = (stream: PhotoStream | undefined, category: PhotoCategory | null) => {
  const query = useInfiniteQuery({ ...recentPhotosQuery(useApi(), stream ?? 'all', category), enabled: stream !== undefined });
  const failed = query.data === undefined ? query.error : null;
  useEffect(() => {
    if (failed) logFailure('A photo gallery was not loaded', failed);
  }, [failed]);
  return { ...query, hasFailed: failed !== null };
};

/** No photo twice, although one was published between two pages. */
const distinct = (photos: readonly Photo[]): Photo[] => [...new Map(photos.map((photo) => [photo.id, photo])).values()];

const Categories = ({
  counts,
  chosen,
  onChoose,
}: {
  readonly counts: readonly { readonly id: PhotoCategory; readonly count: number }[];
  readonly chosen: PhotoCategory | null;
  readonly onChoose: (category: PhotoCategory | null) => void;
}) => {
  const { t } = useI18n('photos');
  return (
    <Row gap={2} role="group" aria-label={t('photo.categories')}>
      <Button variant={chosen === null ? 'primary' : 'secondary'} size="sm" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {t('photo.all')}
      </Button>
      {counts.map(({ id, count }) => (
        <Button key={id} variant={chosen === id ? 'primary' : 'secondary'} size="sm" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          {t('photo.categoryCount', { category: t(`photo.category.${id}`), count })}
        </Button>
      ))}
    </Row>
  );
};

export interface PhotoGridProps {
  readonly stream: PhotoStream;
  /** Buttons by which photos are filtered. */
  readonly filtered: boolean;
}

/** Photos in rows, with the categories that they have, more of them at a press, and a large one in a dialog. */
export const PhotoGrid = ({ stream, filtered }: PhotoGridProps) => {
  const i18n = useI18n('photos');
  const { t } = i18n;
  const [category, setCategory] = useState<PhotoCategory | null>(null);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, isPlaceholderData } = usePhotos(stream, category);
  const photos = distinct(data?.pages.flatMap((page) => page.photos) ?? []);
  const { total = 0, categories = [] } = data?.pages[0] ?? {};
  return (
    <div className={styles.gallery}>
      {filtered && categories.length > 1 ? <Categories counts={categories} chosen={category} onChoose={setCategory} /> : null}
      {/* Without list marks Safari takes a list for none. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={styles.grid} aria-busy={isPlaceholderData || undefined}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              className={styles.tile}
              aria-label={photo.caption ? t('photo.openWith', { name: photo.name, caption: photo.caption }) : t('photo.open', { name: photo.name })}
              onClick={() => void openPhoto(i18n, { photos, index })}
            >
              <ShopperPicture photo={photo} alt="" sizes="(width >= 64rem) 16vw, (width >= 40rem) 25vw, 50vw" />
            </button>
          </li>
        ))}
      </ul>
      <Text size="sm" tone="muted" role="status">
        {t('photo.shown', { shown: photos.length, total })}
      </Text>
      {isFetchNextPageError ? <Text role="alert">{t('photo.moreFailed')}</Text> : null}
      {hasNextPage ? (
        <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('photo.more')}
        </Button>
      ) : null}
    </div>
  );
};
