import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Link } from '#ui/link/link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { suggestQuery } from './queries.ts';
import styles from './popular-searches.module.css';

/** What others look for, as links. */
export const PopularSearches = () => {
  const { t, locale } = useI18n();
  const { api } = useRouter().options.context;
  const { data } = useQuery(suggestQuery({ api, locale }, ''));
  if (!data || data.popular.length === 0) return null;
  return (
    <section className={styles.popular}>
      <Heading size="md">{t('search.popular')}</Heading>
      <ul className={styles.list}>
        {data.popular.map(({ text, url }) => (
          <li key={url}>
            <Link className={styles.link} href={url}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
