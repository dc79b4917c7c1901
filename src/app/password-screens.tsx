import { useRouter } from '@tanstack/react-router';
import { ConfirmEmailPage } from '#src/sign-in/confirm-email-page.tsx';
import { ForgotPasswordPage } from '#src/sign-in/forgot-password-page.tsx';
import { ResetPasswordPage } from '#src/sign-in/reset-password-page.tsx';

export const ForgotPasswordScreen = () => {
  const { api } = useRouter().options.context;
  return (
    <ForgotPasswordPage
      ask={async (email) => {
        await api('auth.resetpassword', { body: { email: email.trim() } });
      }}
    />
  );
};

/** The token stands behind the `#` of the letter's link: no server sees it but the one that it is for. */
export const ResetPasswordScreen = () => {
  const { api } = useRouter().options.context;
  return (
    <ResetPasswordPage
      reset={async (values) => {
        await api('auth.confirmforgotpassword', { body: { token: location.hash.slice(1), ...values } });
      }}
    />
  );
};

/** As above: where the letter to a new address leads. */
export const ConfirmEmailScreen = () => {
  const { api } = useRouter().options.context;
  return (
    <ConfirmEmailPage
      confirm={async () => {
        await api('auth.confirmEmail', { body: { token: location.hash.slice(1) } });
      }}
    />
  );
};
