import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { SignUpForm } from '#src/account/sign-up/sign-up-form.tsx';
import { SignUpIntro } from '#src/account/sign-up/sign-up-page.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { LazyArea } from '#src/shell/content/lazy-area.tsx';
import { signUpVariant } from './sign-up-variant.ts';
import { useSignUp } from './use-sign-up.ts';

/** A new account without leaving the page; closes with `true` once it is signed in. */
export default function SignUpDialog({ close }: DialogContent<'sign-up'>) {
  const { t, locale } = useI18n('enrollment');
  const form = useSignUp();
  const variant = signUpVariant(settingsFor(locale.id), false);
  return (
    <DialogBody>
      <Stack gap={5}>
        <SignUpIntro variant={variant} />
        <SignUpForm
          {...form}
          variant={variant}
          onDone={(outcome) => {
            showToast({ title: t(outcome === 'signed-in' ? 'signUp.done' : 'signUp.doneSignIn') });
            close(outcome === 'signed-in');
          }}
        />
      </Stack>
      <LazyArea page="sign-up-modal" />
    </DialogBody>
  );
}
