import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** Nothing here for shoppers, and the way to the sign-in for editors. */
export const NotEditor = () => {
  const { t, locale } = useI18n('editor');
  const next = encodeURIComponent(`/${locale.id}/staff/content`);
  return (
    <EmptyState title={t('editor.notAllowed')} actions={<ButtonLink href={`/${locale.id}/sign-in?next=${next}`}>{t('editor.signIn')}</ButtonLink>}>
      {t('editor.notAllowedText')}
    </EmptyState>
  );
};
