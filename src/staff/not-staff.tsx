import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** Nothing here for shoppers, and the way to the sign-in for those who are staff. */
export const NotStaff = () => {
  const { t, locale } = useI18n('staff');
  const next = encodeURIComponent(`/${locale.id}/staff/insights`);
  return (
    <EmptyState title={t('staff.notAllowed')} actions={<ButtonLink href={`/${locale.id}/sign-in?next=${next}`}>{t('staff.signIn')}</ButtonLink>}>
      {t('staff.notAllowedText')}
    </EmptyState>
  );
};
