import type { ReactNode } from 'react';
import { Container, Section, Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

export interface KitVariant {
  readonly variant: string;
  readonly content: ReactNode;
}

export interface KitSectionProps {
  /** Kind of the block: its title. */
  readonly id: string;
  readonly children: readonly KitVariant[];
}

/** One kind of block, variant by variant. The parts around them are those that every page has: no style comes late and moves them. */
export const KitSection = ({ id, children }: KitSectionProps) => (
  <Section space="sm" id={id} aria-labelledby={`${id}-title`}>
    <Stack gap={5}>
      <Container>
        <Heading level={2} size="lg" id={`${id}-title`}>
          {id}
        </Heading>
      </Container>
      {children.map(({ variant, content }) => (
        <Stack key={variant} gap={3} data-variant={variant}>
          <Container>
            <Text size="xs" tone="muted">
              {variant}
            </Text>
          </Container>
          <div>{content}</div>
        </Stack>
      ))}
    </Stack>
  </Section>
);
