import { Suspense, useState } from 'react';
import { useWords } from '#src/i18n/use-words.ts';
import { Container } from '#ui/layout/layout.tsx';
import { AccountScreen } from './account-screen.tsx';
import { type PersonalPage, personalPage } from './personal-pages.ts';

/** A screen about a person. The server draws the frame alone: it does not know whose page it is. */
export const PersonalScreen = ({ path }: { readonly path: string }) => {
  const { locale } = useWords();
  const page = personalPage(path, locale.id);
  // The heading of an account page is drawn before its screen, from the screen's own words: without them the page would differ from the server's document.
  const { t } = useWords(...(page?.inAccount ? page.words : (['account'] as const)));
  if (!page) return null;
  const screen = (
    <Suspense
      fallback={
        <Container aria-busy="true">
          <p role="status">{t('loading')}</p>
        </Container>
      }
    >
      <Part key={path} page={page} />
    </Suspense>
  );
  return page.inAccount ? <AccountScreen title={t(page.title)}>{screen}</AccountScreen> : screen;
};

/** The same component for as long as the screen is open, whether it was there or came later. */
const Part = ({ page }: { readonly page: PersonalPage }) => {
  // All that the screen says, before any of it: a part that a later piece were the first to name would take the whole screen away until it is here.
  useWords(...page.words);
  const [Screen] = useState(() => page.screen());
  return <Screen />;
};
