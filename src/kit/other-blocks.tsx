import { MainMenu } from '#src/shell/layout/main-menu.tsx';
import { MobileMenu } from '#src/shell/layout/mobile-menu.tsx';
import { PopUp } from '#src/shop/content/pop-up.tsx';
import { PreviewViewer } from '#src/staff/preview/preview-viewer.tsx';
import { Container } from '#ui/layout/layout.tsx';
import { popUpSamples } from './block-samples/dialogs.ts';
import { megaMenuSamples } from './block-samples/menu.ts';
import styles from './stage.module.css';
import type { OtherKind } from './kit-kinds.ts';
import type { KitVariant } from './kit-section.tsx';

const nothing = (): void => undefined;
const asItIs = (href: string): string => href;

/** Variants of the blocks that do not stand on pages of the content service, by kind. */
export const OTHER_BLOCKS: Readonly<Record<OtherKind, readonly KitVariant[]>> = {
  'mega-menu': megaMenuSamples.flatMap(({ variant, block: items }) => [
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
  ]),
  'pop-up': popUpSamples.map(({ variant, block }) => ({
    variant,
    content: (
      <Container>
        <div className={styles.stage}>
          <PopUp popUp={block} onClose={nothing} onEvent={nothing} />
        </div>
      </Container>
    ),
  })),
  'preview-viewer': [
    {
      variant: 'for staff',
      content: (
        <Container>
          <PreviewViewer addressOf={asItIs} />
        </Container>
      ),
    },
  ],
};
