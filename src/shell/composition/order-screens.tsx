import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Purchase } from '#contract/calls/orders.ts';
import { AddressText } from '#src/base/address/address-text.tsx';
import { ItemList } from '#src/checkout/item-list.tsx';
import { PaidWith } from '#src/checkout/paid-with.tsx';
import { useApi } from '#src/base/api/use-api.ts';
import { OrderPage } from '#src/account/orders/order-page.tsx';
import { OrdersPage } from '#src/account/orders/orders-page.tsx';
import type { OrderParts } from '#src/account/orders/ports.ts';
import { TrackPage } from '#src/account/orders/track-page.tsx';
import { orderAgain } from './order-again.ts';
import { orderTotals } from './order-totals.tsx';
import { useHashProof } from './use-hash-proof.ts';

const PurchaseTotals = ({ purchase: { order, locale } }: { readonly purchase: Purchase }) => orderTotals(order, locale);

/** What the screens of orders take from cart, checkout and products. */
const useParts = (): OrderParts => {
  const { api, queryClient } = useRouter().options.context;
  return useMemo(
    () => ({ api, Items: ItemList, AddressText, Totals: PurchaseTotals, PaidWith, orderAgain: (items) => orderAgain(api, queryClient, items) }),
    [api, queryClient],
  );
};

export const OrdersScreen = ({ page }: { readonly page: number }) => <OrdersPage api={useApi()} page={page} />;

export const OrderScreen = ({ orderNumber }: { readonly orderNumber: string }) => {
  const parts = useParts();
  return <OrderPage key={orderNumber} orderNumber={orderNumber} {...parts} />;
};

export const TrackScreen = ({ orderNumber }: { readonly orderNumber: string | undefined }) => {
  const parts = useParts();
  const proof = useHashProof();
  return <TrackPage orderNumber={orderNumber} proof={proof} {...parts} />;
};
