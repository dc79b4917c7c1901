import { settingsFor } from '#contract/settings.ts';
import { useWords } from '#src/i18n/use-words.ts';
import styles from './pickup-dialog.module.css';

const MILES = 0.621371;

/** How far it is, in the measure of the country; nothing where nobody said from where. */
export const Distance = ({ km }: { km: number | undefined }) => {
  const words = useWords();
  if (km === undefined) return null;
  const inMiles = settingsFor(words.locale.id).measures.distance === 'mi';
  const distance = inMiles ? km * MILES : km;
  return (
    <span className={styles.distance}>
      {' '}
      ·{' '}
      {words.number(distance, {
        style: 'unit',
        unit: inMiles ? 'mile' : 'kilometer',
        maximumFractionDigits: distance < 10 ? 1 : 0,
      })}
    </span>
  );
};
