import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { LazyArea } from '#src/shell/content/lazy-area.tsx';
import { FrameOffline } from '#src/shell/layout/header-actions.tsx';
import { CheckoutScreen } from '#src/shell/composition/checkout-screen.tsx';
import { MinimalLayout } from '#src/shell/layout/minimal-layout.tsx';
import { isStep, type Step } from '#src/checkout/step.ts';
import { WaitingMain } from '#src/shell/layout/waiting-main.tsx';
import { pageHead } from '#src/base/seo/page-head.ts';

const stepOf = (search: unknown): Step => {
  const { step } = search as { step?: unknown };
  return isStep(step) ? step : 'shipping';
};

/**
 * Personal: the server renders the frame alone, and nothing of it is kept. The step stands in the address, so that Back walks the steps.
 * Beside the other pages rather than among them, because its frame is another one.
 */
export const Route = createFileRoute('/$locale_/checkout')({
  staticData: { personal: 'own' },
  beforeLoad: ({ params, context }) => {
    if (params.locale !== context.locale.id) throw notFound();
  },
  loader: async ({ context }) => {
    await Promise.all([context.i18n.load('shop'), context.i18n.load('checkout'), context.i18n.load('errors')]);
  },
  head: ({ match: { context, pathname, search } }) => {
    const { i18n, publicUrl } = context;
    return pageHead({ i18n, publicUrl, path: pathname, title: `${i18n.t(`step.${stepOf(search)}`)}, ${i18n.t('checkout.title')}`, hidden: true });
  },
  pendingComponent: WaitingMain,
  component: Checkout,
});

function Checkout() {
  const step = stepOf(Route.useSearch());
  const router = useRouter();
  const { locale, api } = Route.useRouteContext();
  const go = useCallback(
    (next: Step, replace = false) => void router.navigate({ href: `/${locale.id}/checkout?step=${next}`, replace }),
    [router, locale.id],
  );
  const onPlaced = useCallback(
    (orderNumber: string) => {
      void router.navigate({ href: `/${locale.id}/order-confirmation?orderNumber=${encodeURIComponent(orderNumber)}`, replace: true });
    },
    [router, locale.id],
  );
  useEffect(() => {
    // Whoever has ordered must not wait for this, nor for the network to come back.
    void router.loadRouteChunk(router.routesByPath['/$locale/order-confirmation']);
  }, [router]);
  return (
    <MinimalLayout banner={<FrameOffline />}>
      <CheckoutScreen api={api} step={step} go={go} onPlaced={onPlaced} />
      <LazyArea page="checkout" />
    </MinimalLayout>
  );
}
