import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { Photo } from '#contract/calls/photos.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ShopperPicture } from '#src/base/photos/shopper-picture.tsx';
import { openReport } from '#src/shop/reports/report-dialogs.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { ArrowLeftIcon } from '#ui/icon/arrow-left-icon.tsx';
import { ArrowRightIcon } from '#ui/icon/arrow-right-icon.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { personsPhotosQuery, photoProductsQuery } from './photo-queries.ts';
import styles from './photos.module.css';

/** Where the photo comes from: its products, and more of the same person. What does not come is left out. */
const Around = ({ photo, onChoose }: { readonly photo: Photo; readonly onChoose: (photo: Photo) => void }) => {
  const { t, locale } = useI18n('photos');
  const api = useApi();
  const products = useQuery(photoProductsQuery(api, photo.id, locale.id)).data?.streams ?? [];
  const others = (useQuery(personsPhotosQuery(api, photo.userId)).data?.photos ?? []).filter(({ id }) => id !== photo.id);
  return (
    <>
      {products.map(({ id, name, url }) => (
        <TextLink key={id} href={url}>
          {t('photo.product', { name })}
        </TextLink>
      ))}
      {others.length > 0 ? (
        <section className={styles.others} aria-label={t('photo.moreFrom', { name: photo.name })}>
          <p className={styles.by}>{t('photo.moreFrom', { name: photo.name })}</p>
          <Row gap={2}>
            {others.slice(0, 4).map((other) => (
              <button
                key={other.id}
                type="button"
                className={styles.small}
                aria-label={other.caption ? t('photo.openWith', { name: other.name, caption: other.caption }) : t('photo.open', { name: other.name })}
                onClick={() => onChoose(other)}
              >
                <ShopperPicture photo={other} alt="" sizes="80px" />
              </button>
            ))}
          </Row>
        </section>
      ) : null}
    </>
  );
};

/** A photo large, with what its author says, and the neighbours of its gallery. */
export default function PhotoDialog({ props: { photos, index }, close }: DialogContent<'shopper-photo'>) {
  const i18n = useI18n('photos', 'reviews', 'errors');
  const { t } = i18n;
  const [at, setAt] = useState(index);
  /** Another one of the same person, which is not of the gallery. */
  const [aside, setAside] = useState<Photo>();
  const photo = aside ?? photos[at];
  if (!photo) return null;
  const goTo = (next: number): void => {
    if (next < 0 || next >= photos.length) return;
    setAside(undefined);
    setAt(next);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight') goTo(at + 1);
    if (key === 'ArrowLeft') goTo(at - 1);
  };
  const report = async (): Promise<void> => {
    const { productId, id } = photo;
    // Another dialog takes the place of this one.
    close();
    if ((await openReport(i18n, { productId, kind: 'photo', id })) === true) showToast({ title: t('review.reported'), kind: 'success' });
  };
  return (
    <DialogBody>
      {/* The keys are shortcuts for the buttons below. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.large} onKeyDown={onKeyDown}>
        <ShopperPicture
          photo={photo}
          alt={photo.caption ? t('photo.openWith', { name: photo.name, caption: photo.caption }) : t('photo.open', { name: photo.name })}
          sizes="(width >= 64rem) 480px, 90vw"
        />
        <div className={styles.about}>
          {photos.length > 1 ? (
            <Row gap={2} align="center">
              <IconButton
                look="solid"
                label={t('photo.previous')}
                icon={<ArrowLeftIcon size={20} />}
                aria-disabled={at === 0 || undefined}
                onClick={() => goTo(at - 1)}
              />
              <p className={styles.by} aria-live="polite">
                {t('photo.at', { at: at + 1, count: photos.length })}
              </p>
              <IconButton
                look="solid"
                label={t('photo.next')}
                icon={<ArrowRightIcon size={20} />}
                aria-disabled={at === photos.length - 1 || undefined}
                onClick={() => goTo(at + 1)}
              />
            </Row>
          ) : null}
          {photo.caption ? (
            <p className={styles.caption} lang={photo.language}>
              {photo.caption}
            </p>
          ) : null}
          <p className={styles.by}>{t('photo.by', { name: photo.name, date: i18n.date(photo.sharedAt) })}</p>
          {photo.verified || photo.categories.length > 0 ? (
            <Row gap={2}>
              {photo.verified ? <Badge tone="positive">{t('review.verified')}</Badge> : null}
              {photo.categories.map((category) => (
                <Badge key={category}>{t(`photo.category.${category}`)}</Badge>
              ))}
            </Row>
          ) : null}
          <Around photo={photo} onChoose={setAside} />
          <div>
            <Button variant="quiet" size="sm" onClick={() => void report()}>
              {t('photo.report')}
            </Button>
          </div>
        </div>
      </div>
    </DialogBody>
  );
}
