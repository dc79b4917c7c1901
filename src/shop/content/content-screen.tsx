import type { Block, ContentPage } from '#contract/calls/content.ts';
import { Container } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Blocks, type BlocksProps } from './block-list.tsx';
import styles from './content-screen.module.css';
import { bringHeading, knownBlocks } from './known-blocks.ts';

const isArticle = ({ kind }: Block): boolean => kind === 'article-page';

/** A page of the content service: help, terms, stories. What there is to read comes first, what leads on from it below. */
export const ContentScreen = ({ page, ...actions }: { page: ContentPage } & Omit<BlocksProps, 'blocks'>) => (
  <>
    {bringHeading(knownBlocks(page.blocks)) ? null : (
      <Container className={styles.title}>
        <Heading level={1} size="xl">
          {page.title}
        </Heading>
      </Container>
    )}
    <Blocks blocks={page.blocks.toSorted((one, other) => Number(isArticle(other)) - Number(isArticle(one)))} {...actions} />
  </>
);
