import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import styles from './list-loading.module.css';

const CARDS = 12;

/** The shape of a list that is on its way. */
export const ListLoading = () => {
  const { t } = useI18n();
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className={styles.grid}>
        {Array.from({ length: CARDS }, (_, card) => (
          <div key={card} className={styles.card}>
            <Skeleton shape="1/1" />
            <Skeleton shape="text" width="3/4" />
            <Skeleton shape="text" width="1/3" />
          </div>
        ))}
      </div>
    </div>
  );
};
