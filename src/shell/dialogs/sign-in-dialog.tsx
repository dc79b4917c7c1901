import { useRouter } from '@tanstack/react-router';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { SignInForm } from '#src/account/sign-in/sign-in-form.tsx';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { LazyArea } from '#src/shell/content/lazy-area.tsx';
import { signIn } from './sign-in.ts';
import { useExplain } from './use-explain.ts';

/** Signing in beside what one was about to do. */
export default function SignInDialog({ close }: DialogContent<'sign-in'>) {
  const { t } = useI18n('account');
  const { api } = useRouter().options.context;
  const explain = useExplain();
  return (
    <DialogBody>
      <Stack gap={5}>
        <Text>{t('signIn.intro')}</Text>
        <SignInForm signIn={(values) => signIn(api, values)} explain={explain} onDone={() => close(true)} onForgot={() => close('forgot')} />
        <Text>
          {t('signIn.new')}{' '}
          <Button variant="link" onClick={() => close('sign-up')}>
            {t('signIn.create')}
          </Button>
        </Text>
      </Stack>
      <LazyArea page="sign-in-modal" />
    </DialogBody>
  );
}
