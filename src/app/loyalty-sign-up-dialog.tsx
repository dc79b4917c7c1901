import { useState } from 'react';
import { ProblemBanner } from '#src/forms/problem-banner.tsx';
import { problemText } from '#src/forms/problem-text.ts';
import { useSending } from '#src/forms/use-sending.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { useSession } from '#src/session/use-session.ts';
import { SignUpForm } from '#src/sign-up/sign-up-form.tsx';
import { SignUpIntro } from '#src/sign-up/sign-up-page.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import type { DialogContent } from '#ui/dialog/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { useEnrollment } from './use-enrollment.tsx';
import { useSignUp } from './use-sign-up.ts';

/** Makes a member: of a guest by a new account, of whoever is signed in by their word. Closes with `true`. */
export default function LoyaltySignUpDialog({ close }: DialogContent<'loyalty-sign-up'>) {
  const { t } = useWords('enrollment');
  const { type } = useSession();
  const form = useSignUp();
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
        <JoinForm onJoined={() => close(true)} />
      )}
    </DialogBody>
  );
}

const JoinForm = ({ onJoined }: { readonly onJoined: () => void }) => {
  const words = useWords('enrollment', 'errors');
  const { t, locale } = words;
  const { joinLoyalty } = useEnrollment();
  const { busy, problem, send } = useSending(words);
  const [error, setError] = useState<string>();
  const join = (form: HTMLFormElement): void => {
    const box = form.elements.namedItem('terms') as HTMLInputElement;
    setError(box.checked ? undefined : 'requiredCheckbox');
    if (!box.checked) return box.focus();
    void send(async () => {
      await joinLoyalty();
      onJoined();
    });
  };
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        join(event.currentTarget);
      }}
    >
      <Stack gap={4}>
        <Text>{t('enroll.nonLoyalty.text')}</Text>
        <ProblemBanner problem={problem} />
        <Checkbox
          name="terms"
          required
          error={problemText(words, error)}
          description={
            <TextLink href={`/${locale.id}/loyalty-terms`} target="_blank">
              {t('signUp.readLoyaltyTerms')}
            </TextLink>
          }
        >
          {t('signUp.loyaltyTerms')}
        </Checkbox>
        <Button type="submit" loading={busy} block>
          {t('enroll.nonLoyalty.join')}
        </Button>
      </Stack>
    </form>
  );
};
