import { useEffect } from 'react';
import type { Order } from '#contract/calls/checkout.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { phoneText } from '#domain/address-lines.ts';
import { keepKnownShopper } from '#src/base/forms/known-shopper.ts';
import { keepTypedEmail } from '#src/base/forms/typed-email.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { claimOrder } from '#src/base/session/order-claim.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { cart } from '#src/cart/cart.ts';
import { useCart } from '#src/cart/use-cart.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

/** What else follows an order that is shown as placed. */
export const keepOrder = (order: Order) => (
  <>
    <OrderRead order={order} />
    <KeepOrder order={order} />
  </>
);

/** The cart need not say what became of it: the shopper is reading it. */
const OrderRead = ({ order: { orderNumber } }: { readonly order: Order }) => {
  const notices = useCart().view?.notices;
  useEffect(() => {
    for (const { id, kind, details } of notices ?? [])
      if (kind === 'became-order' && details.orderNumber === orderNumber) void cart.dismissNotice(id);
  }, [notices, orderNumber]);
  return null;
};

/** Offers a guest to take their order along into an account. Nothing for whoever has one, and for what a store has sold. */

const KeepOrder = ({ order }: { readonly order: Order }) => {
  const { t, locale } = useI18n('checkout');
  const { type } = useSession();
  if (type !== 'Guest' || order.inStoreSalesInfo) return null;
  const next = `?next=${encodeURIComponent(`/${locale.id}/account/orders/${order.orderNumber}`)}`;
  const { billingAddress } = order;
  const claim = (): void => {
    claimOrder(order);
    // Nothing that was told with the order is asked for again (WCAG 3.3.7).
    keepTypedEmail(billingAddress?.email ?? '');
    keepKnownShopper(
      billingAddress && {
        firstName: billingAddress.firstName,
        lastName: billingAddress.lastName,
        email: billingAddress.email,
        // Where a number asks for the terms of text messages, nobody is led into them.
        phone: settingsFor(locale.id).signUp.smsCheckboxRequired ? undefined : phoneText(billingAddress),
        postalCode: billingAddress.postalCode,
      },
    );
  };
  return (
    <section aria-labelledby="keep-order" data-print="hide">
      <Stack gap={3}>
        <Heading level={2} size="md" id="keep-order">
          {t('keep.title')}
        </Heading>
        <Text>{t('keep.text')}</Text>
        <Row wrap="fill">
          <ButtonLink href={`/${locale.id}/sign-up${next}`} onClick={claim}>
            {t('keep.create')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={`/${locale.id}/sign-in${next}`} onClick={claim}>
            {t('keep.signIn')}
          </ButtonLink>
        </Row>
      </Stack>
    </section>
  );
};
