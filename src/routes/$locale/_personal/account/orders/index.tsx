import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '#src/shell/composition/order-screens.tsx';
import { personalRoute } from '#src/shell/router/personal-route.ts';

const pageOf = (asked: unknown): number => (Number.isInteger(Number(asked)) && Number(asked) > 0 ? Number(asked) : 1);

export const Route = createFileRoute('/$locale/_personal/account/orders/')({
  ...personalRoute({ title: 'orders.title', messages: ['orders'], personal: 'own' }),
  validateSearch: ({ page }: { readonly page?: unknown }): { readonly page?: number } => (page === undefined ? {} : { page: pageOf(page) }),
  component: Orders,
});

function Orders() {
  const { page = 1 } = Route.useSearch();
  return <OrdersScreen page={page} />;
}
