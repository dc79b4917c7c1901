import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Link } from '#ui/link/link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { suggestQuery } from './queries.ts';
import styles from './popular-searches.module.css';

export interface LinkChipsProps {
  readonly title: string;
  readonly links: readonly { readonly text: string; readonly url: string }[];
  readonly onFollow?: (text: string) => void;
  readonly children?: ReactNode;
}

/** What others look for, as links. */
export const PopularSearches = () => {
  const { t, locale } = useI18n();
  const { api } = useRouter().options.context;
  const { data } = useQuery(suggestQuery({ api, locale }, ''));
  return data ? <LinkChips title={t('search.popular')} links={data.popular} /> : null;
};

/** Links beside each other below a heading; nothing where there are none. */
export const LinkChips = ({ title, links, onFollow, children }: LinkChipsProps) =>
  links.length === 0 ? null : (
    <section className={styles.popular} aria-label={title}>
      <Heading size="md">{title}</Heading>
      <ul className={styles.list}>
        {links.map(({ text, url }) => (
          <li key={url}>
            <Link className={styles.link} href={url} onClick={() => onFollow?.(text)}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
