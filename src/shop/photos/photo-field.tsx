import { useState } from 'react';
import { ApiError } from '#contract/client/client.ts';
import { REVIEW_PHOTOS_MAX } from '#contract/calls/photo-limits.ts';
import type { ShownPhoto } from '#contract/calls/shown-photo.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ShopperPicture } from '#src/base/photos/shopper-picture.tsx';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { ChoosePhoto } from './choose-photo.tsx';
import { middleOf } from './crop.ts';
import styles from './photos.module.css';
import { openPhoto, squarePhoto } from './prepare-photo.ts';
import { uploadPhoto } from './share-photo.ts';

export interface PhotoFieldProps {
  readonly photos: readonly ShownPhoto[];
  readonly onChange: (photos: readonly ShownPhoto[]) => void;
  /** The shop no longer has one of them. */
  readonly isRefused: boolean;
}

/** Photos of a review. Each is uploaded when it is chosen, which needs a network: the review itself can wait for one. */
export const PhotoField = ({ photos, onChange, isRefused }: PhotoFieldProps) => {
  const i18n = useI18n('photos', 'reviews', 'errors');
  const { t } = i18n;
  const api = useApi();
  const offline = useOffline();
  const [own, setOwn] = useState('');
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number }>();

  const addOne = async (file: File): Promise<ShownPhoto | string> => {
    const opened = await openPhoto(file);
    if (typeof opened === 'string') return `${file.name}: ${t(`photo.problem.${opened}`)}`;
    try {
      return await uploadPhoto(api, await squarePhoto(opened, middleOf(opened)));
    } catch (failure) {
      const isOfPhoto = failure instanceof ApiError && (failure.code === 'WMK422P' || failure.code === 'WMK413');
      return isOfPhoto ? t('photo.problem.unreadable') : (await failureText(i18n, failure)).text;
    } finally {
      opened.close();
    }
  };
  const add = async (files: readonly File[]): Promise<void> => {
    const room = REVIEW_PHOTOS_MAX - photos.length;
    setOwn(files.length > room ? t('photo.many', { max: REVIEW_PHOTOS_MAX }) : '');
    let ready = photos;
    const taken = files.slice(0, room);
    for (const [index, file] of taken.entries()) {
      setProgress({ done: index, of: taken.length });
      const added = await addOne(file);
      if (typeof added === 'string') {
        setOwn(added);
        break;
      }
      ready = [...ready, added];
      onChange(ready);
    }
    setProgress(undefined);
  };
  const isFull = photos.length >= REVIEW_PHOTOS_MAX;
  return (
    <Stack gap={3}>
      <ChoosePhoto
        legend={t('photo.ofReview')}
        hint={offline ? t('review.photosOffline') : t('photo.reviewHint', { max: REVIEW_PHOTOS_MAX })}
        error={own || (isRefused ? t('photo.gone') : undefined)}
        again={false}
        multiple
        disabled={isFull || offline || progress !== undefined}
        onFiles={(files) => void add(files)}
      />
      {progress ? <ProgressBar label={t('photo.stage.uploading')} value={progress.done + 0.5} max={progress.of} /> : null}
      {photos.length > 0 ? (
        // Without list marks Safari takes a list for none.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={styles.attached}>
          {photos.map((photo, index) => (
            <li key={photo.id} className={styles.attachedItem}>
              <ShopperPicture photo={photo} alt={t('photo.number', { number: index + 1 })} sizes="96px" />
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('photo.removeLabel', { number: index + 1 })}
                onClick={() => onChange(photos.filter(({ id }) => id !== photo.id))}
              >
                {t('photo.remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Stack>
  );
};
