import { useState } from 'react';
import { JoinStep } from '#src/account/enrollment/join-step.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { SignUpForm } from '#src/account/sign-up/sign-up-form.tsx';
import { SignUpIntro } from '#src/account/sign-up/sign-up-page.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { LazyArea } from '#src/shell/content/lazy-area.tsx';
import { useEnrollment } from './use-enrollment.tsx';
import { useSignUp } from './use-sign-up.ts';

/** Makes a member: of a guest by a new account, of whoever is signed in by their word. Closes with `true`. */
export default function LoyaltySignUpDialog({ close }: DialogContent<'loyalty-sign-up'>) {
  const { t } = useI18n('enrollment', 'loyalty');
  const { type } = useSession();
  const form = useSignUp();
  const { joinLoyalty } = useEnrollment();
  const [asGuest] = useState(type !== 'Registered');
  return (
    <DialogBody>
      {asGuest ? (
        <Stack gap={5}>
          <SignUpIntro variant="loyalty" />
          <SignUpForm
            {...form}
            variant="loyalty"
            onDone={(outcome) => {
              showToast({ title: t(outcome === 'signed-in' ? 'signUp.done' : 'signUp.doneSignIn') });
              close(outcome === 'signed-in');
            }}
          />
        </Stack>
      ) : (
        <JoinStep
          titleAbove
          join={async () => {
            await joinLoyalty();
            showToast({ title: t('loyalty.joined') });
            close(true);
          }}
        />
      )}
      <LazyArea page="loyalty-modal" />
    </DialogBody>
  );
}
