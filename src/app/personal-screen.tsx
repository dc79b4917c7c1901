import { Suspense } from 'react';
import { useWords } from '#src/i18n/use-words.ts';
import { Container } from '#ui/layout/layout.tsx';
import { AccountScreen } from './account-screen.tsx';
import { personalPage } from './personal-pages.ts';

/** A screen about a person. The server draws the frame alone: it does not know whose page it is. */
export const PersonalScreen = ({ path }: { readonly path: string }) => {
  const { t, locale } = useWords('account');
  const page = personalPage(path, locale.id);
  if (!page) return null;
  const { Screen, inAccount } = page;
  const screen = (
    <Suspense
      fallback={
        <Container aria-busy="true">
          <p role="status">{t('loading')}</p>
        </Container>
      }
    >
      <Screen />
    </Suspense>
  );
  return inAccount ? <AccountScreen>{screen}</AccountScreen> : screen;
};
