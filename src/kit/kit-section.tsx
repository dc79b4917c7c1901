import type { ReactNode } from 'react';
import { Container } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import styles from './blocks-page.module.css';

export interface KitSectionProps {
  /** Id of the block: its anchor and its title. */
  readonly id: string;
  readonly children: readonly { readonly variant: string; readonly content: ReactNode }[];
}

/** One kind of block, variant by variant. */
export const KitSection = ({ id, children }: KitSectionProps) => (
  <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
    <Container>
      <Heading level={2} size="lg" id={`${id}-title`}>
        {id}
      </Heading>
    </Container>
    {children.map(({ variant, content }) => (
      <div key={variant} className={styles.variant} data-variant={variant}>
        <Container>
          <p className={styles.label}>{variant}</p>
        </Container>
        {content}
      </div>
    ))}
  </section>
);
