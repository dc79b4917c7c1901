import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Purchase } from '#contract/orders.ts';
import { AddressText } from '#src/address/address-text.tsx';
import { ItemList } from '#src/checkout/item-list.tsx';
import { PaidWith } from '#src/checkout/paid-with.tsx';
import { useApi } from '#src/api/use-api.ts';
import { OrderPage } from '#src/orders/order-page.tsx';
import { OrdersPage } from '#src/orders/orders-page.tsx';
import type { OrderPieces } from '#src/orders/ports.ts';
import { TrackPage } from '#src/orders/track-page.tsx';
import { orderAgain } from './order-again.ts';
import { orderTotals } from './order-totals.tsx';
import { useHashProof } from './use-hash-proof.ts';

const PurchaseTotals = ({ purchase: { order, locale } }: { readonly purchase: Purchase }) => orderTotals(order, locale);

/** What the screens of orders take from basket, checkout and products. */
const usePieces = (): OrderPieces => {
  const { api, queryClient } = useRouter().options.context;
  return useMemo(
    () => ({ api, Items: ItemList, AddressText, Totals: PurchaseTotals, PaidWith, orderAgain: (items) => orderAgain(api, queryClient, items) }),
    [api, queryClient],
  );
};

export const OrdersScreen = () => {
  const page = useLocation({ select: ({ search }) => Number((search as { page?: unknown }).page) });
  return <OrdersPage api={useApi()} page={Number.isInteger(page) && page > 0 ? page : 1} />;
};

export const OrderScreen = () => {
  const pieces = usePieces();
  const orderNumber = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '').split('/').at(-1) ?? '' });
  return <OrderPage key={orderNumber} orderNumber={orderNumber} {...pieces} />;
};

export const TrackScreen = () => {
  const pieces = usePieces();
  const asked = useLocation({ select: ({ search }) => (search as { orderNumber?: unknown }).orderNumber });
  const proof = useHashProof();
  return <TrackPage orderNumber={typeof asked === 'string' ? asked : undefined} proof={proof} {...pieces} />;
};
