import { useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ConfirmEmailPage } from '#src/account/sign-in/confirm-email-page.tsx';
import { ForgotPasswordPage } from '#src/account/sign-in/forgot-password-page.tsx';
import { ResetPasswordPage } from '#src/account/sign-in/reset-password-page.tsx';
import { UndoEmailChangePage } from '#src/account/sign-in/undo-email-change-page.tsx';

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
  return <ResetPasswordPage reset={(values) => api('auth.confirmforgotpassword', { body: { token: location.hash.slice(1), ...values } })} />;
};

/** As above: where the letters to an address lead. The address says which of them it was, for the words alone. */
export const ConfirmEmailScreen = () => {
  const { api } = useRouter().options.context;
  const queries = useQueryClient();
  // The document is rendered without an address of its own: the same for every letter.
  const search = useSyncExternalStore(
    () => () => undefined,
    () => location.search,
    () => '',
  );
  return (
    <ConfirmEmailPage
      own={new URLSearchParams(search).get('address') === 'own'}
      confirm={async (password) => {
        const answer = await api('auth.confirmEmail', { body: { token: location.hash.slice(1), ...(password !== undefined && { password }) } });
        await queries.invalidateQueries({ queryKey: ['account'] });
        return answer;
      }}
    />
  );
};

/** As above: where the letter to an address leads that an account has lost. */
export const UndoEmailChangeScreen = () => {
  const { api } = useRouter().options.context;
  return (
    <UndoEmailChangePage
      undo={async () => {
        await api('auth.undoEmailChange', { body: { token: location.hash.slice(1) } });
      }}
    />
  );
};
