import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#contract/client/client.ts';
import type { OwnPhoto } from '#contract/calls/photos.ts';
import { newId } from '#db/mutations/new-id.ts';
import type { Api } from '#src/base/api/client.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useKeyed } from '#src/base/forms/use-keyed.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { photoApi } from '#src/base/photos/photo-api.ts';
import { ShopperPicture } from '#src/base/photos/shopper-picture.tsx';
import { useSession } from '#src/base/session/use-session.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import styles from './photos.module.css';

interface Own {
  readonly userId: string;
  readonly photos: readonly OwnPhoto[];
}

/** Whoever has never shared a photo is nobody there. */
const readOwn = async (api: Api): Promise<Own> => {
  try {
    const { userId } = await api('photo.users', { body: {}, key: newId() });
    return { userId, photos: (await api('photo.ownMedia', { params: { userId } })).photos };
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === 'API404') return { userId: '', photos: [] };
    throw failure;
  }
};

const TONES = { published: 'positive', refused: 'negative', pending: 'caution' } as const;

/** The shopper's photos with what has become of them; each can be taken back. */
export default function OwnPhotosDialog() {
  const i18n = useI18n('photos', 'reviews', 'errors');
  const { t } = i18n;
  const api = photoApi(useApi());
  const queries = useQueryClient();
  const keyed = useKeyed();
  const { subject } = useSession();
  const { data, isError, refetch } = useQuery({ queryKey: ['photo.own', subject] as const, queryFn: () => readOwn(api), gcTime: 0 });
  const remove = async (userId: string, mediaId: string): Promise<void> => {
    try {
      await keyed({ mediaId }, (key) => api('photo.deleteMedia', { params: { userId, mediaId }, key }));
      showToast({ title: t('photo.deleted'), kind: 'success' });
      await Promise.all(['photo.own', 'photo.recent', 'photo.customerRecent'].map((call) => queries.invalidateQueries({ queryKey: [call] })));
    } catch (failure) {
      showToast({ title: (await failureText(i18n, failure)).text, kind: 'error' });
    }
  };
  return (
    <DialogBody>
      {!data && !isError ? <Skeleton lines={6} /> : null}
      {!data && isError ? (
        <Stack gap={3} align="start">
          <Text role="alert">{t('photo.ownFailed')}</Text>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('photo.retry')}
          </Button>
        </Stack>
      ) : null}
      {data?.photos.length === 0 ? <Text tone="muted">{t('photo.ownNone')}</Text> : null}
      {data && data.photos.length > 0 ? (
        // Without list marks Safari takes a list for none.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={styles.ownList}>
          {data.photos.map((photo) => (
            <li key={photo.id} className={styles.ownItem}>
              <ShopperPicture photo={photo} alt={photo.caption || t('photo.ownAlt', { date: i18n.date(photo.sharedAt) })} sizes="96px" />
              <Stack gap={2} align="start">
                <Badge tone={TONES[photo.status]}>{t(`review.status.${photo.status}`)}</Badge>
                {photo.reason ? <Text size="sm">{t(`review.reason.${photo.reason}`)}</Text> : null}
                {photo.caption ? <p className={styles.caption}>{photo.caption}</p> : null}
                <p className={styles.by}>{i18n.date(photo.sharedAt)}</p>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('photo.deleteLabel', { date: i18n.date(photo.sharedAt) })}
                  onClick={() => void remove(data.userId, photo.id)}
                >
                  {t('photo.delete')}
                </Button>
              </Stack>
            </li>
          ))}
        </ul>
      ) : null}
    </DialogBody>
  );
}
