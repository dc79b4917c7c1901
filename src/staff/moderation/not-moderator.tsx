import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { NotAllowed } from '../not-allowed.tsx';

/** In the place of what only moderators see. */
export const NotModerator = () => {
  const { t } = useI18n('moderation');
  return (
    <NotAllowed title={t('moderation.notAllowed')} text={t('moderation.notAllowedText')} signIn={t('moderation.signIn')} next="/staff/reviews" />
  );
};
