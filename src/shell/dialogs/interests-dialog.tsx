import { useQuery } from '@tanstack/react-query';
import { InterestsForm } from '#src/account/enrollment/interests-form.tsx';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { useEnrollment } from './use-enrollment.tsx';

/** What somebody likes to do, asked after a sign-up; the choice is kept in the profile. */
export default function InterestsDialog({ close }: DialogContent<'interests'>) {
  const i18n = useI18n('enrollment');
  const { subject } = useSession();
  const { readProfile, saveProfile } = useEnrollment();
  const { data, isPending } = useQuery({
    queryKey: ['account', subject, 'interests'],
    queryFn: async () => {
      try {
        return (await readProfile()).preferences.interests ?? '';
      } catch (failure) {
        // Without what was chosen before one can still choose anew.
        showToast({ title: (await failureText(i18n, failure)).text, kind: 'error' });
        return '';
      }
    },
  });
  return (
    <DialogBody>
      {isPending ? (
        <div role="status" aria-label={i18n.t('enroll.loading')}>
          <Skeleton shape="block" />
        </div>
      ) : (
        <InterestsForm
          interests={data}
          onLater={() => close()}
          save={async (interests) => {
            await saveProfile({ preferences: { interests } });
            showToast({ title: i18n.t('enroll.interests.saved') });
            close(true);
          }}
        />
      )}
    </DialogBody>
  );
}
