import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { NotAllowed } from './not-allowed.tsx';

/** In the place of what only staff see. */
export const NotStaff = () => {
  const { t } = useI18n('staff');
  return <NotAllowed title={t('staff.notAllowed')} text={t('staff.notAllowedText')} signIn={t('staff.signIn')} next="/staff/insights" />;
};
