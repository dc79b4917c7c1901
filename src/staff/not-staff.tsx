import { useWords } from '#src/base/i18n/use-words.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** Nothing here for shoppers, and the way to the sign-in for those who are staff. */
export const NotStaff = () => {
  const { t, locale } = useWords('staff');
  const next = encodeURIComponent(`/${locale.id}/staff/insights`);
  return (
    <EmptyState title={t('staff.notAllowed')} actions={<ButtonLink href={`/${locale.id}/sign-in?next=${next}`}>{t('staff.signIn')}</ButtonLink>}>
      {t('staff.notAllowedText')}
    </EmptyState>
  );
};
