import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { LazyArea } from '#src/shell/content/lazy-area.tsx';
import { keepOrder } from '#src/shell/composition/keep-order.tsx';
import { orderTotals } from '#src/shell/composition/order-totals.tsx';
import { useHashProof } from '#src/shell/composition/use-hash-proof.ts';
import { ConfirmationPage } from '#src/checkout/confirmation-page.tsx';
import { pageHead } from '#src/base/seo/page-head.ts';

/** Personal: the server renders the frame alone. The order's number may stand in the address; what proves whose it is may not. */
export const Route = createFileRoute('/$locale/order-confirmation')({
  staticData: { personal: 'own' },
  loader: async ({ context }) => {
    await Promise.all([context.i18n.load('shop'), context.i18n.load('checkout'), context.i18n.load('errors')]);
  },
  head: ({ match: { context, pathname } }) =>
    pageHead({ i18n: context.i18n, publicUrl: context.publicUrl, path: pathname, title: context.i18n.t('confirmation.title'), hidden: true }),
  component: Confirmation,
});

function Confirmation() {
  const search: { orderNumber?: unknown; storeContext?: unknown } = Route.useSearch();
  const { api, locale } = Route.useRouteContext();
  const proof = useHashProof();
  const hydrated = useHydrated();
  const [arrived] = useState(hydrated);
  return (
    <>
      <ConfirmationPage
        api={api}
        proof={proof}
        arrived={arrived}
        orderNumber={typeof search.orderNumber === 'string' ? search.orderNumber : undefined}
        fromStore={search.storeContext !== undefined}
        totals={(order) => orderTotals(order, locale.id)}
        keep={keepOrder}
      />
      <LazyArea page="order-confirmation" />
    </>
  );
}
