import { useEffect, useRef } from 'react';
import { savesData } from '#src/base/connectivity/saves-data.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { CloudCheckIcon } from '#ui/icon/cloud-check-icon.tsx';
import { DownloadIcon } from '#ui/icon/download-icon.tsx';
import { TrashIcon } from '#ui/icon/trash-icon.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { sizeText } from './size-text.ts';
import type { OfflineCataloguePorts } from './use-offline-catalogue.ts';
import { useThumbnails } from './use-thumbnails.ts';
import styles from './offline-catalogue-page.module.css';

/** The pictures of the offline catalogue: a choice of their own, because they take many times what the catalogue takes. */
export const ThumbnailsSection = ({ ports }: { readonly ports: Pick<OfflineCataloguePorts, 'open'> }) => {
  const i18n = useI18n('offline-catalogue');
  const { t } = i18n;
  const { status, progress, said, download, cancel, remove } = useThumbnails(ports, i18n.locale.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const phase = progress ? 'loading' : status?.state;
  const was = useRef(phase);
  useEffect(() => {
    // The button that was pressed has gone: whoever uses a keyboard goes on from here.
    if (was.current !== undefined && was.current !== phase && document.activeElement === document.body) heading.current?.focus();
    was.current = phase;
  }, [phase]);
  if (!status) return null;
  const { state, pictures, bytes, total, size } = status;
  return (
    <section className={styles.state} aria-labelledby="offline-thumbnails">
      <h2 id="offline-thumbnails" ref={heading} className={styles.heading} tabIndex={-1}>
        {state === 'whole' ? <CloudCheckIcon size={24} /> : null} {t(state === 'whole' ? 'thumbnails.installed' : 'thumbnails.title')}
      </h2>
      <div className={styles.facts}>
        {state === 'whole' ? null : <p>{t('thumbnails.intro')}</p>}
        {state === 'absent' ? null : <p>{t('thumbnails.facts', { count: pictures, size: sizeText(i18n, bytes) })}</p>}
        {state === 'whole' ? null : <p>{t('thumbnails.offer', { count: total - pictures, size: sizeText(i18n, size) })}</p>}
        {state !== 'whole' && savesData() ? <p>{t('offlineCatalogue.savesData')}</p> : null}
      </div>
      {progress ? (
        <>
          <ProgressBar
            label={t('thumbnails.downloading')}
            {...(progress.total > 0 && {
              value: progress.done,
              max: progress.total,
              detail: t('thumbnails.progress', { done: i18n.number(progress.done), total: i18n.number(progress.total) }),
            })}
          />
          <div className={styles.actions}>
            <Button variant="secondary" onClick={cancel}>
              {t('thumbnails.cancel')}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.actions}>
          {state === 'whole' ? null : (
            <Button variant="secondary" start={<DownloadIcon size={20} />} onClick={download}>
              {t(state === 'partial' ? 'thumbnails.resume' : 'thumbnails.take')}
            </Button>
          )}
          {state === 'absent' ? null : (
            <Button variant="quiet" start={<TrashIcon size={20} />} onClick={remove}>
              {t('thumbnails.delete')}
            </Button>
          )}
        </div>
      )}
      <p className={styles.said} role="status">
        {said ? t(said) : null}
      </p>
    </section>
  );
};
