import { useEffect, useState } from 'react';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { momentText } from '#src/base/i18n/moment-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { cx } from '#ui/cx.ts';
import styles from './prices-as-of.module.css';

/** An answer older than this is old enough to say so. */
const STALE_MS = 15 * 60_000;

/** The age of what is shown, said only where it matters: without network, or when the answer is old. Never on the server's page. */
export const PricesAsOf = ({ asOf, className }: { asOf: string; className?: string | undefined }) => {
  const i18n = useI18n();
  const offline = useOffline();
  const [old, setOld] = useState(false);
  useEffect(() => {
    const look = (): void => setOld(Date.now() - Date.parse(asOf) > STALE_MS);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [asOf]);
  if (!offline && !old) return null;
  return (
    <p className={cx(styles.asOf, className)} role="status">
      {i18n.t('prices.asOf', { time: momentText(i18n, asOf) })}
    </p>
  );
};
