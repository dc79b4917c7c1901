import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { PhotoFieldProps } from '#src/shop/photos/photo-field.tsx';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';

/** The photos of a review that is being written. The field needs a network and is fetched with it; without one the review is written all the same. */
export const ReviewPhotos = (props: PhotoFieldProps) => {
  const i18n = useI18n('reviews');
  const offline = useOffline();
  const [Field, setField] = useState<ComponentType<PhotoFieldProps>>();
  useEffect(() => {
    let gone = false;
    const fetchField = async (): Promise<void> => {
      const [{ PhotoField }] = await Promise.all([importWithRetry(() => import('#src/shop/photos/photo-field.tsx')), i18n.loadWithRetry('photos')]);
      if (!gone) setField(() => PhotoField);
    };
    if (!offline) void fetchField();
    return () => {
      gone = true;
    };
  }, [i18n, offline]);
  if (Field)
    return (
      <Suspense fallback={<Skeleton lines={2} />}>
        <Field {...props} />
      </Suspense>
    );
  return offline ? <Text size="sm">{i18n.t('review.photosOffline')}</Text> : <Skeleton lines={2} />;
};
