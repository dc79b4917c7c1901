import { useRouterState } from '@tanstack/react-router';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Container } from '#ui/layout/layout.tsx';
import { withoutPreview } from '#src/base/preview/preview-address.ts';

/** Stands in the place of a page whose preview was asked for by somebody who is no editor. */
export const PreviewRefused = () => {
  const { t, locale } = useI18n('staff');
  const href = useRouterState({ select: ({ location }) => location.href });
  return (
    <Container role="alert">
      <EmptyState
        headingLevel={1}
        title={t('preview.refused')}
        actions={
          <>
            <ButtonLink href={`/${locale.id}/sign-in?next=${encodeURIComponent(href)}`}>{t('preview.signIn')}</ButtonLink>
            <Button variant="secondary" onClick={() => location.assign(withoutPreview(href))}>
              {t('preview.published')}
            </Button>
          </>
        }
      >
        {t('preview.refusedText')}
      </EmptyState>
    </Container>
  );
};
