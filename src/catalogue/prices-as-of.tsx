import { useWords } from '#src/i18n/use-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { WifiOffIcon } from '#ui/icon/wifi-off-icon.tsx';

/** Without network: of when the prices and the stock on the page are. */
export const PricesAsOf = ({ asOf }: { asOf: string }) => {
  const { t, date } = useWords();
  return (
    <Banner compact icon={<WifiOffIcon size={16} />} role="status">
      {t('list.asOf', { time: date(asOf, { hour: '2-digit', minute: '2-digit' }) })}
    </Banner>
  );
};
