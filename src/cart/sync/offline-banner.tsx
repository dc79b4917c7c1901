import { useWords } from '#src/base/i18n/use-words.ts';
import { WifiOffIcon } from '#ui/icon/wifi-off-icon.tsx';
import { useSteady } from '#ui/use-steady.ts';
import styles from './offline-banner.module.css';

/** One quiet line while the shop cannot be reached. The live region is always there, so that its words are read out. */
export const OfflineBanner = ({ reason: now }: { reason: 'offline' | 'captive' | 'down' | null }) => {
  const words = useWords();
  const reason = useSteady(now);
  return (
    <div role="status" className={styles.place}>
      {reason ? (
        <p className={styles.banner}>
          <WifiOffIcon size={16} />
          {words.t(`offline.${reason}`)}
        </p>
      ) : null}
    </div>
  );
};
