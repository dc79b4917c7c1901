import { useWords } from '#src/base/i18n/use-words.ts';
import { distanceText } from './distance-text.ts';
import styles from './place-dialog.module.css';

/** How far it is, in the measure of the country; nothing where nobody said from where. */
export const Distance = ({ km }: { km: number | undefined }) => {
  const words = useWords();
  return km === undefined ? null : <span className={styles.distance}> · {distanceText(words, km)}</span>;
};
