import { createFileRoute, useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Order } from '#contract/checkout.ts';
import { Totals } from '#src/cart/totals.tsx';
import { ConfirmationPage } from '#src/checkout/confirmation-page.tsx';
import { pageHead } from '#src/seo/page-head.ts';

/** Personal: the server renders the frame alone. The order's number may stand in the address; what proves whose it is may not. */
export const Route = createFileRoute('/$locale/order-confirmation')({
  loader: async ({ context }) => {
    await Promise.all([context.words.load('shop'), context.words.load('checkout'), context.words.load('errors')]);
  },
  head: ({ match: { context, pathname } }) =>
    pageHead({ words: context.words, publicUrl: context.publicUrl, path: pathname, title: context.words.t('confirmation.title'), hidden: true }),
  component: Confirmation,
});

/** `#st=…` of a letter's link: read once, then taken out of the address, so that it is neither copied nor shared with it. */
const useProof = (): string | undefined => {
  const router = useRouter();
  const [proof] = useState(() =>
    typeof location === 'undefined' ? undefined : (new URLSearchParams(location.hash.slice(1)).get('st') ?? undefined),
  );
  useEffect(() => {
    if (proof === undefined || !location.hash) return;
    void router.navigate({ href: location.pathname + location.search, replace: true });
  }, [proof, router]);
  return proof;
};

const totalsOf = ({ totals, shipments }: Order, locale: string) => {
  const shippingMethods = shipments.map(({ shippingId, code, address }) => ({
    shippingId,
    code,
    applicableShippingMethods: [],
    ...(address ? { address } : {}),
  }));
  return <Totals cart={{ totals, locale, shipments, shippingMethods }} estimated={false} />;
};

function Confirmation() {
  const search: { orderNumber?: unknown; storeContext?: unknown } = Route.useSearch();
  const { api, locale } = Route.useRouteContext();
  const proof = useProof();
  const hydrated = useHydrated();
  const [arrived] = useState(hydrated);
  return (
    <ConfirmationPage
      api={api}
      proof={proof}
      arrived={arrived}
      orderNumber={typeof search.orderNumber === 'string' ? search.orderNumber : undefined}
      fromStore={search.storeContext !== undefined}
      totals={(order) => totalsOf(order, locale.id)}
    />
  );
}
