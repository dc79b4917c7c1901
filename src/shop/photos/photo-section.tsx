import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Button } from '#ui/button/button.tsx';
import { Container, Row } from '#ui/layout/layout.tsx';
import { CameraIcon } from '#ui/icon/camera-icon.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { openOwnPhotos, openSharePhoto } from './photo-dialogs.ts';
import { PhotoGrid, usePhotos } from './photo-grid.tsx';
import styles from './photos.module.css';

export interface PhotoSectionProps {
  /** Style. */
  readonly productId: string;
  readonly name: string;
  /** Resolves with whether somebody is signed in now. */
  readonly signIn: () => Promise<boolean>;
}

/** What shoppers have photographed of a product, and the way to add to it. Photos that do not come leave the way. */
export const PhotoSection = ({ productId, name, signIn }: PhotoSectionProps) => {
  const i18n = useI18n('photos');
  const { t } = i18n;
  const { type } = useSession();
  const isSignedIn = type === 'Registered';
  const stream = { style: productId };
  const { data, hasFailed } = usePhotos(stream, null);
  const share = async (): Promise<void> => {
    if (!isSignedIn && !(await signIn())) return;
    if ((await openSharePhoto(i18n, { productId, name })) === true) showToast({ title: t('photo.sent'), kind: 'success' });
  };
  const isEmpty = data?.pages[0]?.total === 0;
  return (
    <Container as="section" className={styles.section} aria-labelledby="product-photos">
      <Heading level={2} size="lg" id="product-photos">
        {t('photo.section')}
      </Heading>
      {isEmpty ? <Text tone="muted">{t('photo.none')}</Text> : null}
      {!data && !hasFailed ? (
        <div className={styles.waiting} aria-busy="true">
          <p className="visually-hidden" role="status">
            {t('photo.loading')}
          </p>
          <Skeleton shape="1/1" lines={4} />
        </div>
      ) : null}
      {data && !isEmpty ? <PhotoGrid stream={stream} filtered /> : null}
      <Row gap={2}>
        <Button variant="secondary" start={<CameraIcon size={20} />} onClick={() => void share()}>
          {t('photo.share')}
        </Button>
        {isSignedIn ? (
          <Button variant="quiet" onClick={() => void openOwnPhotos(i18n, {})}>
            {t('photo.own')}
          </Button>
        ) : null}
      </Row>
    </Container>
  );
};
