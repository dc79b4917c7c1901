import { useWords } from '#src/i18n/use-words.ts';
import { AlertIcon } from '#ui/icon/alert-icon.tsx';
import { ClockIcon } from '#ui/icon/clock-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import styles from './sync-badge.module.css';

export interface SyncBadgeProps {
  /** Changes on their way. */
  readonly waiting: number;
  readonly since: string | null;
  /** Changes that need the shopper. */
  readonly refused: number;
}

/** How many changes wait and since when: nothing while everything has arrived. Leads to the list of them. */
export const SyncBadge = ({ waiting, since, refused }: SyncBadgeProps) => {
  const words = useWords();
  if (waiting + refused === 0) return null;
  const time = since === null ? '' : words.date(since, { timeStyle: 'short' });
  const label = [
    ...(refused > 0 ? [words.t('sync.needYou', { count: refused })] : []),
    ...(waiting > 0 ? [words.t('sync.waitSince', { count: waiting, time })] : []),
  ].join(', ');
  return (
    <Link className={styles.badge} href={`/${words.locale.id}/sync`} aria-label={label} title={label} data-needs={refused > 0 ? '' : undefined}>
      {refused > 0 ? <AlertIcon size={16} /> : <ClockIcon size={16} />}
      <span aria-hidden="true">{refused + waiting}</span>
    </Link>
  );
};
