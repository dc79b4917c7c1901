import { useEffect, useRef } from 'react';
import { savesData } from '#src/base/connectivity/saves-data.ts';
import { momentText } from '#src/base/i18n/moment-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { CloudCheckIcon } from '#ui/icon/cloud-check-icon.tsx';
import { DownloadIcon } from '#ui/icon/download-icon.tsx';
import { RefreshIcon } from '#ui/icon/refresh-icon.tsx';
import { TrashIcon } from '#ui/icon/trash-icon.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { sizeText } from './size-text.ts';
import { ThumbnailsSection } from './thumbnails-section.tsx';
import { type OfflineCataloguePorts, useOfflineCatalogue } from './use-offline-catalogue.ts';
import styles from './offline-catalogue-page.module.css';

type Catalogue = ReturnType<typeof useOfflineCatalogue>;

/** Takes the whole catalogue onto the device, keeps it up to date, and deletes it. */
export const OfflineCataloguePage = ({ ports }: { readonly ports: OfflineCataloguePorts }) => {
  const i18n = useI18n('offline-catalogue');
  const catalogue = useOfflineCatalogue(ports, i18n.locale.id);
  const { status, progress, said } = catalogue;
  const heading = useRef<HTMLHeadingElement>(null);
  const installed = status?.state === 'installed';
  const was = useRef<boolean | undefined>(undefined);
  useEffect(() => {
    // The button that was pressed has gone: whoever uses a keyboard goes on from here.
    if (was.current !== undefined && was.current !== installed) heading.current?.focus();
    if (status) was.current = installed;
  }, [installed, status]);
  return (
    <div className={styles.page}>
      <p className={styles.intro}>{i18n.t('offlineCatalogue.intro')}</p>
      {status ? (
        <section className={styles.state} aria-labelledby="offline-catalogue-state">
          <h2 id="offline-catalogue-state" ref={heading} className={styles.heading} tabIndex={-1}>
            {installed ? (
              <>
                <CloudCheckIcon size={24} /> {i18n.t('offlineCatalogue.installed')}
              </>
            ) : (
              i18n.t(progress ? 'offlineCatalogue.downloading' : 'footer.offlineCatalogue')
            )}
          </h2>
          {installed ? <Facts {...catalogue} /> : <Offer {...catalogue} />}
          {progress ? <Downloading {...catalogue} progress={progress} /> : installed ? <Manage {...catalogue} /> : <Take {...catalogue} />}
        </section>
      ) : (
        <div aria-busy="true">
          <p className="visually-hidden" role="status">
            {i18n.t('loading')}
          </p>
          <Skeleton lines={4} />
        </div>
      )}
      <p className={styles.said} role="status">
        {said ? i18n.t(said) : null}
      </p>
      {installed ? <ThumbnailsSection ports={ports} /> : null}
    </div>
  );
};

const Facts = ({ status, kept }: Pick<Catalogue, 'status' | 'kept'>) => {
  const i18n = useI18n('offline-catalogue');
  if (!status) return null;
  return (
    <div className={styles.facts}>
      <p>{i18n.t('offlineCatalogue.facts', { count: status.products, size: sizeText(i18n, status.bytes) })}</p>
      {status.asOf === undefined ? null : <p>{i18n.t('prices.asOf', { time: momentText(i18n, status.asOf) })}</p>}
      {kept === undefined ? null : <p>{i18n.t(kept ? 'offlineCatalogue.kept' : 'offlineCatalogue.mayGo')}</p>}
    </div>
  );
};

const Offer = ({ offer }: Pick<Catalogue, 'offer'>) => {
  const i18n = useI18n('offline-catalogue');
  return (
    <div className={styles.facts}>
      {offer ? <p>{i18n.t('offlineCatalogue.offer', { count: offer.products, size: sizeText(i18n, offer.size) })}</p> : null}
      {savesData() ? <p>{i18n.t('offlineCatalogue.savesData')}</p> : null}
    </div>
  );
};

const Downloading = ({ progress, cancel }: { readonly progress: NonNullable<Catalogue['progress']> } & Pick<Catalogue, 'cancel'>) => {
  const i18n = useI18n('offline-catalogue');
  const { done, total } = progress;
  return (
    <>
      <ProgressBar
        label={i18n.t('offlineCatalogue.downloading')}
        {...(total > 0 && {
          value: done,
          max: total,
          detail: i18n.t('offlineCatalogue.progress', { done: sizeText(i18n, done), total: sizeText(i18n, total) }),
        })}
      />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={cancel}>
          {i18n.t('offlineCatalogue.cancel')}
        </Button>
      </div>
    </>
  );
};

const Take = ({ status, download }: Pick<Catalogue, 'status' | 'download'>) => {
  const { t } = useI18n('offline-catalogue');
  return (
    <div className={styles.actions}>
      <Button start={<DownloadIcon size={20} />} onClick={download}>
        {t(status?.state === 'partial' ? 'offlineCatalogue.resume' : 'offlineCatalogue.take')}
      </Button>
    </div>
  );
};

const Manage = ({ download, remove }: Pick<Catalogue, 'download' | 'remove'>) => {
  const { t } = useI18n('offline-catalogue');
  return (
    <div className={styles.actions}>
      <Button variant="secondary" start={<RefreshIcon size={20} />} onClick={download}>
        {t('offlineCatalogue.refresh')}
      </Button>
      <Button variant="quiet" start={<TrashIcon size={20} />} onClick={remove}>
        {t('offlineCatalogue.delete')}
      </Button>
    </div>
  );
};
