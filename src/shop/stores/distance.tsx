import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { distanceText } from './distance-text.ts';
import styles from './place-dialog.module.css';

/** How far it is, in the measure of the country; nothing where nobody said from where. */
export const Distance = ({ km }: { km: number | undefined }) => {
  const i18n = useI18n();
  return km === undefined ? null : <span className={styles.distance}> · {distanceText(i18n, km)}</span>;
};
