import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { dropKeptStore } from '#src/shop/stores/send-kept-store.ts';
import { StoreFinder } from '#src/shop/stores/store-finder.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { chooseStore, settleKeptStore } from './choose-store.ts';

/** The store finder, with the cart behind it: choosing another store may move what is to be picked up. */
export const StoresScreen = () => {
  const i18n = useI18n('stores');
  const api = useApi();
  const hydrated = useHydrated();
  const signedIn = useSession().type === 'Registered';
  useEffect(() => void settleKeptStore(api, signedIn), [api, signedIn]);
  return (
    <TitledPage title={i18n.t('stores.pageTitle')}>
      {hydrated ? (
        <StoreFinder
          onChoose={(store) => void chooseStore(i18n, api, store)}
          onDrop={() => void dropKeptStore(api, signedIn).catch(() => undefined)}
        />
      ) : (
        <Skeleton lines={12} />
      )}
    </TitledPage>
  );
};
