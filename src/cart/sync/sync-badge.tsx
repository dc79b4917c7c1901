import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { Unsent } from '#src/base/lists/unsent.ts';
import { AlertIcon } from '#ui/icon/alert-icon.tsx';
import { ClockIcon } from '#ui/icon/clock-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import styles from './sync-badge.module.css';

export interface SyncBadgeProps {
  /** What has not arrived of the cart, and of the lists beside it. */
  readonly queues: readonly Unsent[];
}

/** How many changes wait and since when, of all queues together: nothing while everything has arrived. Leads to the list of them. */
export const SyncBadge = ({ queues }: SyncBadgeProps) => {
  const i18n = useI18n();
  const sum = (count: (queue: Unsent) => number): number => queues.reduce((total, queue) => total + count(queue), 0);
  const [waiting, refused] = [sum((queue) => queue.waiting), sum((queue) => queue.refused)];
  if (waiting + refused === 0) return null;
  const [since = null] = queues.flatMap((queue) => queue.since ?? []).toSorted();
  const time = since === null ? '' : i18n.date(since, { timeStyle: 'short' });
  const label = [
    ...(refused > 0 ? [i18n.t('sync.needYou', { count: refused })] : []),
    ...(waiting > 0 ? [i18n.t('sync.waitSince', { count: waiting, time })] : []),
  ].join(', ');
  return (
    <Link className={styles.badge} href={`/${i18n.locale.id}/sync`} aria-label={label} title={label} data-needs={refused > 0 ? '' : undefined}>
      {refused > 0 ? <AlertIcon size={16} /> : <ClockIcon size={16} />}
      <span aria-hidden="true">{refused + waiting}</span>
    </Link>
  );
};
