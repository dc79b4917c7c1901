import { useRouter } from '@tanstack/react-router';
import { askForPassword, ForgotPasswordForm } from '#src/account/sign-in/forgot-password-page.tsx';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';

export default function ForgotPasswordDialog() {
  const { api } = useRouter().options.context;
  return (
    <DialogBody>
      <Stack gap={4}>
        <ForgotPasswordForm ask={(email) => askForPassword(api, email)} />
      </Stack>
    </DialogBody>
  );
}
