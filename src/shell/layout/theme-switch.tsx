import { useId, useSyncExternalStore } from 'react';
import type { MessageKey } from '#src/base/i18n/i18n.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { chooseTheme, shownTheme, type Theme, THEMES } from './preferences.ts';
import styles from './theme-switch.module.css';

const WORDS: Record<Theme, MessageKey> = { system: 'theme.system', light: 'theme.light', dark: 'theme.dark' };

const subscribe = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** Light, dark, or as the device is set. */
export const ThemeSwitch = () => {
  const { t } = useI18n();
  const name = useId();
  const theme = useSyncExternalStore(subscribe, shownTheme, (): Theme => 'system');
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('theme.legend')}</legend>
      {THEMES.map((option) => (
        <label key={option} className={styles.option}>
          <input type="radio" name={name} value={option} checked={option === theme} onChange={() => chooseTheme(option)} className={styles.input} />
          <span>{t(WORDS[option])}</span>
        </label>
      ))}
    </fieldset>
  );
};
