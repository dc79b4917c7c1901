import { useEffect, useState } from 'react';
import { failureText } from '#src/i18n/failure-text.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { WifiOffIcon } from '#ui/icon/wifi-off-icon.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

export const Loading = () => {
  const { t } = useWords('orders');
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton lines={2} />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
};

export const Offline = () => {
  const { t } = useWords('orders');
  return (
    <Banner icon={<WifiOffIcon size={20} />} role="status">
      {t('orders.offline')}
    </Banner>
  );
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
    <EmptyState title={words.t('orders.failed')} actions={<Button onClick={onAgain}>{words.t('orders.again')}</Button>}>
      <p role="status">{why}</p>
    </EmptyState>
  );
};
