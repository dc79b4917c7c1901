import type { Article } from '#contract/calls/content/articles.ts';
import { Link } from '#ui/link/link.tsx';

export const ArticleCard = ({ article, level = 3 }: { article: Article; level?: 2 | 3 }) => {
  const Title = `h${level}` as const;
  return (
    <article>
      <Title>
        <Link href={article.url}>{article.title}</Link>
      </Title>
    </article>
  );
};
