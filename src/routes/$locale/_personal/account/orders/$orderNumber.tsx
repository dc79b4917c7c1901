import { createFileRoute } from '@tanstack/react-router';
import { OrderScreen } from '#src/shell/composition/order-screens.tsx';
import { personalRoute } from '#src/shell/router/personal-route.ts';

export const Route = createFileRoute('/$locale/_personal/account/orders/$orderNumber')({
  ...personalRoute({ title: 'orders.title', messages: ['orders', 'shop', 'checkout'], personal: 'own' }),
  component: Order,
});

function Order() {
  return <OrderScreen orderNumber={Route.useParams().orderNumber} />;
}
