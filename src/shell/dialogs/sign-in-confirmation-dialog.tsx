import { useCart } from '#src/cart/use-cart.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

/** That it worked, and what the cart is now: what a guest had put in has come along. */
export default function SignInConfirmationDialog({ close }: DialogContent<'sign-in-confirmation'>) {
  const { t, locale } = useI18n('stores');
  const { count } = useCart();
  return (
    <>
      <DialogBody>
        <Stack gap={3} role="status">
          <Text>{t('signInDone.text')}</Text>
          <Text>{t('signInDone.basket', { count })}</Text>
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => close(true)}>{t('signInDone.go')}</Button>
        <ButtonLink variant="secondary" href={`/${locale.id}/account`}>
          {t('signInDone.account')}
        </ButtonLink>
      </DialogFooter>
    </>
  );
}
