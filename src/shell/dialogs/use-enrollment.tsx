import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { settingsFor } from '#contract/settings/settings.ts';
import { arrival } from '#src/base/api/arrival.ts';
import { tellProfile } from '#src/base/api/tell-profile.ts';
import type { EnrollmentPorts } from '#src/account/enrollment/enrollment-ports.ts';
import { joinProgramme } from '#src/account/loyalty/join-programme.ts';
import { MemberWelcome } from '#src/account/loyalty/member-welcome.tsx';
import { askForPassword, ForgotPasswordForm } from '#src/account/sign-in/forgot-password-page.tsx';
import { SignInForm } from '#src/account/sign-in/sign-in-form.tsx';
import { SignUpForm } from '#src/account/sign-up/sign-up-form.tsx';
import { signUpVariant } from './sign-up-variant.ts';
import { signIn } from './sign-in.ts';
import { useExplain } from './use-explain.ts';
import { useSignUp } from './use-sign-up.ts';

/** What the enrollment asks of the shop, put together from the rooms that have it. */
export const useEnrollment = (): Omit<EnrollmentPorts, 'onDone'> => {
  const { api, locale, queryClient } = useRouter().options.context;
  const signUp = useSignUp();
  const explain = useExplain();
  const { today } = signUp;
  const shop = useMemo(
    () => ({
      lookup: async (email: string) => (await api('consumer.lookup', { query: { email } })).isRegistered,
      readProfile: async () => (await api('consumer.get')).consumerProfile,
      saveProfile: async ({ details, preferences }: Parameters<EnrollmentPorts['saveProfile']>[0]) => {
        const profile = await tellProfile(api, { ...(details && { consumerDetails: details }), ...(preferences && { preferences }) });
        await queryClient.invalidateQueries({ queryKey: ['account'] });
        return profile;
      },
      joinLoyalty: async () => {
        await joinProgramme(api, arrival().referral_code?.slice(0, 40));
        await queryClient.invalidateQueries({ queryKey: ['account'] });
      },
    }),
    [api, queryClient],
  );
  return {
    ...shop,
    today,
    signInForm: (about) => <SignInForm {...about} signIn={(values) => signIn(api, values)} explain={explain} />,
    forgotForm: () => <ForgotPasswordForm ask={(email) => askForPassword(api, email)} />,
    memberWelcome: () => <MemberWelcome api={api} />,
    signUpForm: ({ email, onDone }) => (
      <SignUpForm
        {...signUp}
        prefill={{ ...signUp.prefill, email }}
        variant={signUpVariant(settingsFor(locale.id), false)}
        onDone={(_, body) => onDone(body.subscriptions?.loyaltyConsent === true)}
      />
    ),
  };
};
