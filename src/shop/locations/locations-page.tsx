import type { LocationGroup } from '#contract/calls/components.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Container } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from './locations-page.module.css';

/** All countries and languages of the shop. Another language is another document, so these are links that load one. */
export const LocationsPage = ({ groups }: { readonly groups: readonly LocationGroup[] }) => {
  const { t, locale } = useI18n('locations');
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <Heading level={1} size="xl" tabIndex={-1}>
          {t('locations.title')}
        </Heading>
        <Text>{t('locations.text')}</Text>
      </header>
      {groups.map(({ id, name, locations }) => (
        <section key={id} className={styles.group} aria-label={name === '' ? t('locations.title') : name}>
          {name === '' ? null : (
            <Heading level={2} size="md">
              {name}
            </Heading>
          )}
          <ul className={styles.list}>
            {locations.map((one) => {
              const here = one.locale === locale.id;
              return (
                <li key={one.locale}>
                  <a className={styles.link} href={one.url} lang={one.tag} hrefLang={one.tag} aria-current={here ? 'true' : undefined}>
                    <span className={styles.name}>{one.name}</span>
                    <span className={styles.facts}>
                      {one.language} · {one.currency}
                    </span>
                    {here ? (
                      <span className={styles.here} lang={locale.tag}>
                        {t('locations.here')}
                      </span>
                    ) : null}
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Container>
  );
};
