import { useHydrated } from '@tanstack/react-router';
import { isEditor } from '#contract/accounts.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { NotAllowed } from '#src/staff/not-allowed.tsx';
import { SetPage } from '#src/staff/sets/set-page.tsx';
import { SetsPage } from '#src/staff/sets/sets-page.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

/** Writing sets of products; the list of all where no set is named. The server draws the frame: it does not know who looks. */
export const SetsScreen = ({ setId }: { readonly setId?: string }) => {
  const { t } = useI18n('editor');
  const hydrated = useHydrated();
  const { subject, consumerType } = useSession();
  const content =
    subject === null || !isEditor(consumerType) ? (
      <NotAllowed title={t('editor.notAllowed')} text={t('editor.notAllowedText')} signIn={t('editor.signIn')} next="/staff/sets" />
    ) : setId ? (
      <SetPage key={setId} accountId={subject} setId={setId} />
    ) : (
      <SetsPage accountId={subject} />
    );
  return <TitledPage title={t(setId ? 'editor.set.one' : 'editor.set.title')}>{hydrated ? content : <Skeleton lines={12} />}</TitledPage>;
};
