import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { newId } from '#db/mutations/new-id.ts';
import { openCart } from '#src/cart/cart.ts';
import { useCart } from '#src/cart/use-cart.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { InStorePage } from '#src/in-store/in-store-page.tsx';
import { noteUnlocked } from '#src/in-store/presence.ts';
import { SignOut } from '#src/base/session/sign-out.tsx';
import { useSession } from '#src/base/session/use-session.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { counterCartOf, inStoreCart } from './in-store-cart.ts';
import { lockNow, startInStore } from './in-store-frame.tsx';
import { getInStore } from './get-in-store.ts';
import { signOut, countUnsent } from './sign-out.ts';

/** Home of the people in the store; everybody else is shown the way to its sign-in. */
export const InStoreScreen = () => {
  const router = useRouter();
  const { api, locale } = router.options.context;
  const { t } = useI18n('in-store');
  const { consumerType, subject } = useSession();
  const offline = useOffline();
  const cart = useCart();
  const handOver = useMemo(() => ({ api, cartPort: inStoreCart, subject, newId }), [api, subject]);
  useEffect(() => {
    openCart().catch(() => undefined);
  }, []);
  if (consumerType !== 'ASSOCIATE') {
    return (
      <TitledPage title={t('inStore.title')}>
        <Stack gap={4}>
          <Text>{t('inStore.notHere')}</Text>
          <ButtonLink href={`/${locale.id}/associate-login`}>{t('inStore.login.go')}</ButtonLink>
        </Stack>
      </TitledPage>
    );
  }
  const inStore = getInStore(api);
  return (
    <InStorePage
      api={api}
      inStore={inStore}
      subject={subject}
      offline={offline}
      cart={counterCartOf(cart)}
      handOver={handOver}
      onConnected={() => {
        noteUnlocked();
        startInStore(router);
      }}
      onResumed={(kind) => void router.navigate({ href: `/${locale.id}/${kind === 'sale' ? 'checkout' : 'cart'}` })}
      onLock={lockNow}
      leave={<SignOut unsent={countUnsent} signOut={signOut} />}
    />
  );
};
