import { useEffect, useState } from 'react';
import { NotLoaded } from '#src/base/connectivity/load-states.tsx';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';

export const Offline = () => {
  const { t } = useI18n('orders');
  return <OfflineNote>{t('orders.offline')}</OfflineNote>;
};

/** Nothing came, and why; one press asks again. */
export const LoadFailure = ({ failure, onAgain }: { readonly failure: unknown; readonly onAgain: () => void }) => {
  const i18n = useI18n('orders');
  const [why, setWhy] = useState('');
  useEffect(() => {
    let gone = false;
    const explain = async (): Promise<void> => {
      const { text } = await failureText(i18n, failure);
      if (!gone) setWhy(text);
    };
    void explain();
    return () => {
      gone = true;
    };
  }, [i18n, failure]);
  return (
    <NotLoaded title={i18n.t('orders.failed')} onAgain={onAgain}>
      {why}
    </NotLoaded>
  );
};
