import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { NotAllowed } from '../not-allowed.tsx';

/** In the place of what only editors see. */
export const NotEditor = () => {
  const { t } = useI18n('editor');
  return <NotAllowed title={t('editor.notAllowed')} text={t('editor.notAllowedText')} signIn={t('editor.signIn')} next="/staff/content" />;
};
