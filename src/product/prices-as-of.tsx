import { useEffect, useState } from 'react';
import { momentText } from '#src/i18n/moment-text.ts';
import { useWords } from '#src/i18n/use-words.ts';

/** An answer older than this is old enough to say so. */
const STALE_MS = 15 * 60_000;

/** The age of what is shown, said only where it matters: without network, or when the answer is old. Never on the server's page. */
export const PricesAsOf = ({ asOf, className }: { asOf: string; className?: string | undefined }) => {
  const words = useWords();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = (): void => setShown(!navigator.onLine || Date.now() - Date.parse(asOf) > STALE_MS);
    look();
    const events = ['online', 'offline', 'visibilitychange'] as const;
    for (const event of events) window.addEventListener(event, look);
    return () => {
      for (const event of events) window.removeEventListener(event, look);
    };
  }, [asOf]);
  if (!shown) return null;
  return (
    <p className={className} role="status">
      {words.t('prices.asOf', { time: momentText(words, asOf) })}
    </p>
  );
};
