import '#contract/calls/wire-components.gen.ts';
import { type AnyRouter, useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from '#contract/client/client.ts';
import { newId } from '#db/mutations/new-id.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { TakeOverPage } from '#src/in-store/take-over-page.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { inStoreCart } from './in-store-cart.ts';

/** Sent again after a lost answer, it is the same taking over. */
const takeWith =
  ({ options }: AnyRouter, key: string) =>
  async (token: string): Promise<boolean> => {
    const { api } = options.context;
    await inStoreCart.read();
    // A removal that still waits would take the same thing out again.
    if (!(await inStoreCart.settle())) return false;
    const cartId = await inStoreCart.cartId();
    const send = (own: { readonly cartId?: string }, with_: string) => api('consumer.takeOver', { body: { token, ...own }, key: with_ });
    try {
      await inStoreCart.accept(await send(cartId === null ? {} : { cartId }, key));
    } catch (failure) {
      // The shop knows this device's cart no more: it goes into a new one.
      if (!(failure instanceof ApiError && failure.code === 'BSK404')) throw failure;
      await inStoreCart.accept(await send({}, newId()));
    }
    return true;
  };

/** `/{locale}/hand-over#{token}`: where the code on an associate's screen leads. */
export const TakeOverScreen = () => {
  const { t } = useI18n('in-store');
  const hydrated = useHydrated();
  return <TitledPage title={t('inStore.takeOver.title')}>{hydrated ? <TakingOver /> : <Skeleton lines={4} />}</TitledPage>;
};

const TakingOver = () => {
  const { t, locale } = useI18n('in-store');
  const router = useRouter();
  const { consumerType } = useSession();
  const [token] = useState(() => location.hash.slice(1));
  const [take] = useState(() => takeWith(router, newId()));
  // Whoever gets the address afterwards gets no cart with it.
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  const onTaken = (): void => {
    showToast({ title: t('inStore.takeOver.done'), kind: 'success' });
    void router.navigate({ href: `/${locale.id}/cart`, replace: true });
  };
  return <TakeOverPage token={token} isAssociate={consumerType === 'ASSOCIATE'} take={take} onTaken={onTaken} />;
};
