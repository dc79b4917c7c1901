import { useEffect, useState } from 'react';
import { NotLoaded } from '#src/base/connectivity/load-states.tsx';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useWords } from '#src/base/i18n/use-words.ts';

export const Offline = () => {
  const { t } = useWords('orders');
  return <OfflineNote>{t('orders.offline')}</OfflineNote>;
};

/** Nothing came, and why; one press asks again. */
export const LoadFailure = ({ failure, onAgain }: { readonly failure: unknown; readonly onAgain: () => void }) => {
  const words = useWords('orders');
  const [why, setWhy] = useState('');
  useEffect(() => {
    let gone = false;
    const explain = async (): Promise<void> => {
      const { text } = await failureText(words, failure);
      if (!gone) setWhy(text);
    };
    void explain();
    return () => {
      gone = true;
    };
  }, [words, failure]);
  return (
    <NotLoaded title={words.t('orders.failed')} onAgain={onAgain}>
      {why}
    </NotLoaded>
  );
};
