import type { ContentPage } from '#contract/content.ts';
import { Container } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Blocks, type BlocksProps, knownBlocks } from './blocks.tsx';
import styles from './content-screen.module.css';

/** A page of the content service: help, terms, stories. */
export const ContentScreen = ({ page, ...actions }: { page: ContentPage } & Omit<BlocksProps, 'blocks'>) => (
  <>
    {knownBlocks(page.blocks).some((block) => block.titleH1) ? null : (
      <Container className={styles.title}>
        <Heading level={1} size="xl">
          {page.title}
        </Heading>
      </Container>
    )}
    <Blocks blocks={page.blocks} {...actions} />
  </>
);
