import type { Block, ContentPage } from '#contract/calls/content.ts';
import type { ArticleBlock as ArticleFields } from '#contract/calls/content/articles.ts';
import { Container } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { ArticleBlock } from './blocks/article-block.tsx';
import { Blocks, type BlocksProps } from './block-list.tsx';
import styles from './content-screen.module.css';
import { bringHeading, knownBlocks } from './known-blocks.ts';

const articlesOf = (blocks: readonly Block[]): ArticleFields[] => blocks.filter(({ kind }) => kind === 'article-page') as unknown as ArticleFields[];

/** A page of the content service: help, terms, stories. What there is to read comes first, what leads on from it below. */
export const ContentScreen = ({ page, ...actions }: { page: ContentPage } & Omit<BlocksProps, 'blocks'>) => {
  const articles = articlesOf(page.blocks);
  return (
    <>
      {articles.some((article) => article.titleH1) || bringHeading(knownBlocks(page.blocks)) ? null : (
        <Container className={styles.title}>
          <Heading level={1} size="xl">
            {page.title}
          </Heading>
        </Container>
      )}
      {articles.map((article) => (
        <ArticleBlock key={article.id} block={article} />
      ))}
      <Blocks blocks={page.blocks.filter(({ kind }) => kind !== 'article-page')} {...actions} />
    </>
  );
};
