import { use, useMemo } from 'react';
import type { BlockKind } from '#contract/calls/content/blocks.ts';
import { MainMenu } from '#src/shell/layout/main-menu.tsx';
import { MobileMenu } from '#src/shell/layout/mobile-menu.tsx';
import { Blocks } from '#src/shop/content/block-list.tsx';
import { BlockPlaceContext, HandedInContext } from '#src/shop/content/block-ports.ts';
import { PhotoServiceContext } from '#src/shop/content/gallery/photo-service.ts';
import { PopUp } from '#src/shop/content/pop-up.tsx';
import { PreviewViewer } from '#src/staff/preview/preview-viewer.tsx';
import { Container, Row, Section, Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { BLOCK_SAMPLES } from './block-samples/block-samples.ts';
import { FILTER_PLACE } from './block-samples/choices.ts';
import { popUpSamples } from './block-samples/dialogs.ts';
import { megaMenuSamples } from './block-samples/menu.ts';
import styles from './blocks-page.module.css';
import { KitSection } from './kit-section.tsx';
import { NO_PHOTOS, withSamples } from './sample-shopper.tsx';

const KINDS = Object.keys(BLOCK_SAMPLES) as BlockKind[];
/** Blocks that do not stand on pages of the content service. */
const OTHERS = ['mega-menu', 'pop-up', 'preview-viewer'] as const;

const nothing = (): void => undefined;
const asItIs = (href: string): string => href;

/** Every content block in each of its variants, with an anchor for each kind: `#split-banner`. For people who choose blocks and who change them. */
export const BlocksPage = () => {
  const shell = use(HandedInContext);
  const samples = useMemo(() => withSamples(shell), [shell]);
  return (
    <>
      <Section space="sm">
        <Container>
          <Stack gap={5}>
            <Heading level={1} size="xl">
              Content blocks
            </Heading>
            <Row as="ul" gap={4}>
              {[...KINDS, ...OTHERS].map((kind) => (
                <li key={kind}>
                  <TextLink look="quiet" href={`#${kind}`}>
                    {kind}
                  </TextLink>
                </li>
              ))}
            </Row>
          </Stack>
        </Container>
      </Section>
      <HandedInContext value={samples}>
        <PhotoServiceContext value={NO_PHOTOS}>
          <BlockPlaceContext value={FILTER_PLACE}>
            {KINDS.map((kind) => (
              <KitSection key={kind} id={kind}>
                {BLOCK_SAMPLES[kind].map(({ variant, block }) => ({ variant, content: <Blocks blocks={[{ ...block }]} /> }))}
              </KitSection>
            ))}
          </BlockPlaceContext>
        </PhotoServiceContext>
      </HandedInContext>
      <KitSection id="mega-menu">
        {megaMenuSamples.flatMap(({ variant, block: items }) => [
          {
            variant: `${variant}: large screens`,
            content: (
              <Container className="large-only" data-popover-bar="">
                <MainMenu items={items} />
              </Container>
            ),
          },
          {
            variant: `${variant}: small screens`,
            content: (
              <Container width="form">
                <MobileMenu items={items} />
              </Container>
            ),
          },
        ])}
      </KitSection>
      <KitSection id="pop-up">
        {popUpSamples.map(({ variant, block }) => ({
          variant,
          content: (
            <Container>
              <div className={styles.stage}>
                <PopUp popUp={block} onClose={nothing} onEvent={nothing} />
              </div>
            </Container>
          ),
        }))}
      </KitSection>
      <KitSection id="preview-viewer">
        {[
          {
            variant: 'for staff',
            content: (
              <Container>
                <PreviewViewer addressOf={asItIs} />
              </Container>
            ),
          },
        ]}
      </KitSection>
    </>
  );
};
