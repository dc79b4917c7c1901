import { CatchBoundary } from '@tanstack/react-router';
import { use, useEffect, useMemo, useState } from 'react';
import type { DrawnDoc } from '#contract/calls/content-admin.ts';
import { EventFacts } from '#src/account/enrollment/event-facts.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { receiveDraft } from '#src/base/preview/draft-channel.ts';
import { Footer } from '#src/shell/layout/footer.tsx';
import { MainMenu } from '#src/shell/layout/main-menu.tsx';
import { MobileMenu } from '#src/shell/layout/mobile-menu.tsx';
import { HandedInContext } from '#src/shop/content/block-ports.ts';
import { BenefitBar } from '#src/shop/content/blocks/benefit-bar-block.tsx';
import { PopUp } from '#src/shop/content/pop-up.tsx';
import { Container, Section, Stack } from '#ui/layout/layout.tsx';
import { LinkProvider } from '#ui/link/link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from './stage.module.css';
import { DraftBlocks } from './draft-blocks.tsx';
import { withSamples } from './sample-shopper.tsx';

const nothing = (): void => undefined;

/** Links lead nowhere from here: the frame shows the draft and nothing else. Places of the draft itself, such as its dialogs, open. */
const keepInPlace = (): (() => void) => {
  const stay = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  };
  const presses = ['click', 'auxclick'] as const;
  for (const press of presses) document.addEventListener(press, stay, { capture: true });
  return () => {
    for (const press of presses) document.removeEventListener(press, stay, { capture: true });
  };
};

/** A draft of the content editor, drawn with the scripts of the shop as the editor sends it. */
export const DraftPage = () => {
  const { t } = useI18n('editor', 'stores', 'enrollment');
  const shell = use(HandedInContext);
  const samples = useMemo(() => withSamples(shell), [shell]);
  const [{ drawn, count }, setShown] = useState<{ readonly drawn?: DrawnDoc; readonly count: number }>({ count: 0 });
  useEffect(() => receiveDraft((next) => setShown((before) => ({ drawn: next, count: before.count + 1 }))), []);
  useEffect(keepInPlace, []);
  return (
    <LinkProvider value={null}>
      <HandedInContext value={samples}>
        <main id="content" tabIndex={-1}>
          {drawn === undefined ? (
            <Note>{t('editor.previewWaiting')}</Note>
          ) : (
            // The next version may be drawn, though this one cannot.
            <CatchBoundary getResetKey={() => count} errorComponent={Undrawn}>
              <Drawn drawn={drawn} />
            </CatchBoundary>
          )}
        </main>
      </HandedInContext>
    </LinkProvider>
  );
};

const Undrawn = () => <Note>{useI18n('editor').t('editor.previewFailed')}</Note>;

const Note = ({ children }: { readonly children: string }) => (
  <Section space="sm">
    <Container>
      <Text tone="muted">{children}</Text>
    </Container>
  </Section>
);

const Drawn = ({ drawn: { page, event, menu, benefitBar, popups, footer } }: { readonly drawn: DrawnDoc }) => {
  const { t } = useI18n('editor');
  if (page) return page.blocks.length === 0 && page.title === '' ? <Note>{t('editor.previewEmpty')}</Note> : <DraftBlocks page={page} />;
  if (menu)
    return (
      <>
        <Container className="large-only" data-popover-bar="">
          <MainMenu items={menu} />
        </Container>
        <Container className="small-only" width="form">
          <MobileMenu items={menu} />
        </Container>
      </>
    );
  if (benefitBar) return <BenefitBar bar={benefitBar} />;
  if (popups)
    return (
      <Stack gap={4}>
        {popups.map((popUp) => (
          <div key={popUp.name} className={styles.stage}>
            <PopUp popUp={popUp} onClose={nothing} onEvent={nothing} />
          </div>
        ))}
      </Stack>
    );
  if (footer) return <Footer content={footer} items={[]} />;
  if (event)
    return (
      <Section space="sm">
        <Container>
          <Stack gap={3} data-event={event.eventId}>
            <Heading level={1} size="md">
              {event.title}
            </Heading>
            <EventFacts event={event} onJoin={nothing} />
          </Stack>
        </Container>
      </Section>
    );
  return <Note>{t('editor.previewIncomplete')}</Note>;
};
