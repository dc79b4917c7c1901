import { useWords } from '#src/i18n/use-words.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { CloseIcon } from '#ui/icon/close-icon.tsx';
import { closeBenefitLine } from './preferences.ts';
import styles from './benefit-line.module.css';

/** One promise over everything, until it is closed; then never again on this device (spec 3 §4, benefit bar). */
export const BenefitLine = () => {
  const { t } = useWords();
  return (
    <aside className={styles.line} data-tone="deep" data-print="hide" aria-label={t('benefit.label')}>
      <p>{t('benefit.text')}</p>
      <IconButton className={styles.close} size="sm" label={t('benefit.close')} icon={<CloseIcon size={16} />} onClick={closeBenefitLine} />
    </aside>
  );
};
