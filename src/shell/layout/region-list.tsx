import { useLocation } from '@tanstack/react-router';
import { LOCALES } from '#contract/locales.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { localeLinks } from '#src/base/links/locale-links.ts';
import styles from './region-list.module.css';

/** The same page in the other regions. Another language is another document, so these are links that load one. */
export const RegionList = () => {
  const { locale } = useI18n();
  const { pathname, searchStr } = useLocation({ select: ({ pathname, searchStr }) => ({ pathname, searchStr }), structuralSharing: true });
  return (
    <ul className={styles.list}>
      {localeLinks(pathname, searchStr).map((link) => {
        const { tag, language, label, currency } = LOCALES[link.locale];
        return (
          <li key={link.locale}>
            <a href={link.href} lang={tag} hrefLang={tag} aria-current={link.locale === locale.id ? 'true' : undefined} className={styles.link}>
              <span>{label}</span>
              <span className={styles.facts}>
                {language.toUpperCase()} · {currency}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
};
