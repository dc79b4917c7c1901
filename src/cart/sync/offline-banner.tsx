import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { WifiOffIcon } from '#ui/icon/wifi-off-icon.tsx';
import { useSteady } from '#ui/use-steady.ts';
import styles from './offline-banner.module.css';

/** One quiet line while the shop cannot be reached. The live region is always there, so that its words are read out. */
export const OfflineBanner = ({ reason: now }: { reason: 'offline' | 'captive' | 'down' | null }) => {
  const i18n = useI18n();
  const reason = useSteady(now);
  return (
    <div role="status" className={styles.place}>
      {reason ? (
        <p className={styles.banner}>
          <WifiOffIcon size={16} />
          {i18n.t(`offline.${reason}`)}
        </p>
      ) : null}
    </div>
  );
};
