import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Heading } from '#ui/text/heading.tsx';
import { ArticleList } from './blocks/article-list.tsx';
import styles from './articles-found.module.css';
import { articleSearchQuery } from './article-queries.ts';

/** Articles that a search finds beside products: three of them at most, and nothing where there are none. */
export const ArticlesFound = ({ q }: { readonly q: string }) => {
  const { locale } = useI18n();
  const { api } = useRouter().options.context;
  const { data } = useQuery(articleSearchQuery({ api, locale }, q));
  return data && data.articles.length > 0 ? <Found articles={data.articles} /> : null;
};

const Found = ({ articles }: Pick<Parameters<typeof ArticleList>[0], 'articles'>) => {
  const { t } = useI18n('content');
  const id = useId();
  return (
    <section className={styles.found} aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {t('articles.found')}
      </Heading>
      <ArticleList articles={articles} columns={3} />
    </section>
  );
};
