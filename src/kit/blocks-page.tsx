import { use, useMemo } from 'react';
import type { BlockKind } from '#contract/calls/content/blocks.ts';
import { BLOCKS_KIT_PATH } from '#contract/constants/content.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Blocks } from '#src/shop/content/block-list.tsx';
import { BlockPlaceContext, HandedInContext } from '#src/shop/content/block-ports.ts';
import { PhotoServiceContext } from '#src/shop/content/gallery/photo-service.ts';
import { Container, Row, Section, Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { BLOCK_SAMPLES } from './block-samples/block-samples.ts';
import { FILTER_PLACE } from './block-samples/choices.ts';
import { KIT_KINDS, type OtherKind } from './kit-kinds.ts';
import { KitSection } from './kit-section.tsx';
import { OTHER_BLOCKS } from './other-blocks.tsx';
import { NO_PHOTOS, withSamples } from './sample-shopper.tsx';

const PageBlocks = ({ kind }: { readonly kind: BlockKind }) => {
  const shell = use(HandedInContext);
  const samples = useMemo(() => withSamples(shell), [shell]);
  return (
    <HandedInContext value={samples}>
      <PhotoServiceContext value={NO_PHOTOS}>
        <BlockPlaceContext value={FILTER_PLACE}>
          <KitSection id={kind}>
            {BLOCK_SAMPLES[kind].map(({ variant, block }) => ({ variant, content: <Blocks blocks={[{ ...block }]} /> }))}
          </KitSection>
        </BlockPlaceContext>
      </PhotoServiceContext>
    </HandedInContext>
  );
};

/**
 * The kinds of content blocks, and one of them in each of its variants. For people who choose blocks and who change them.
 * @param props.kind one of `KIT_KINDS`; empty for the list of them alone
 */
export const BlocksPage = ({ kind }: { readonly kind: string }) => {
  const { locale } = useI18n();
  const others = kind in OTHER_BLOCKS ? OTHER_BLOCKS[kind as OtherKind] : undefined;
  return (
    <>
      <Section space="sm">
        <Container>
          <Stack gap={5}>
            <Heading level={1} size="xl" tabIndex={-1}>
              Content blocks
            </Heading>
            <nav aria-label="Content blocks">
              <Row as="ul" gap={4}>
                {KIT_KINDS.map((one) => (
                  <li key={one}>
                    <TextLink look="quiet" href={`/${locale.id}${BLOCKS_KIT_PATH}/${one}`} aria-current={one === kind ? 'page' : undefined}>
                      {one}
                    </TextLink>
                  </li>
                ))}
              </Row>
            </nav>
          </Stack>
        </Container>
      </Section>
      {kind === '' ? null : others ? (
        <KitSection key={kind} id={kind}>
          {others}
        </KitSection>
      ) : (
        <PageBlocks key={kind} kind={kind as BlockKind} />
      )}
    </>
  );
};
