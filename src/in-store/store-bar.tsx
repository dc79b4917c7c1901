import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { IconButton, iconButtonProps } from '#ui/button/icon-button.tsx';
import { LockIcon } from '#ui/icon/lock-icon.tsx';
import { ScanIcon } from '#ui/icon/scan-icon.tsx';
import { StoreIcon } from '#ui/icon/store-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { customerName } from './customer-name.ts';
import type { InStoreState } from './service.ts';
import styles from './store-bar.module.css';

export interface StoreBarProps {
  readonly state: InStoreState;
  readonly onLock: () => void;
}

/** On every page of a device that sells in a store: where, who, for whom, and the lock. */
export const StoreBar = ({ state: { counter, held }, onLock }: StoreBarProps) => {
  const i18n = useI18n('in-store');
  const { t, locale } = i18n;
  if (!counter) return null;
  const { storeName: store, storeEmployeeName: employee, customer } = counter;
  const waiting = held.filter(({ kind }) => kind === 'sale').length;
  return (
    <aside className={styles.bar} aria-label={t('inStore.bar')}>
      <Link className={styles.home} href={`/${locale.id}/in-store`}>
        <StoreIcon size={18} />
        <span className={styles.text}>
          {t('inStore.here', { store, employee })}
          {customer ? ` ${t('inStore.bar.for', { customer: customerName(i18n, customer) })}` : ''}
          {waiting > 0 ? `, ${t('inStore.bar.waiting', { count: waiting })}` : ''}
        </span>
      </Link>
      <Link {...iconButtonProps({ label: t('inStore.scan'), className: styles.scan })} href={`/${locale.id}/scan`}>
        <ScanIcon size={20} />
      </Link>
      <IconButton label={t('inStore.lock')} icon={<LockIcon size={20} />} onClick={onLock} />
    </aside>
  );
};
