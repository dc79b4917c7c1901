import { useHydrated } from '@tanstack/react-router';
import { isModerator } from '#contract/accounts.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { ModerationPage } from '#src/staff/moderation/moderation-page.tsx';
import { NotModerator } from '#src/staff/moderation/not-moderator.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

/** Reviews and questions that wait for somebody of the shop. The server draws the frame: it does not know who looks. */
export const ModerationScreen = () => {
  const { t } = useI18n('moderation');
  const hydrated = useHydrated();
  const { consumerType } = useSession();
  const content = isModerator(consumerType) ? <ModerationPage /> : <NotModerator />;
  return <TitledPage title={t('moderation.title')}>{hydrated ? content : <Skeleton lines={12} />}</TitledPage>;
};
