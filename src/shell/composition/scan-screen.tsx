import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { openCart } from '#src/cart/cart.ts';
import { useCart } from '#src/cart/use-cart.ts';
import { savesData } from '#src/base/connectivity/is-unmetered.ts';
import { keepCodeReader } from '#src/base/scan/keep-code-reader.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { createLookUp } from '#src/shop/scan/look-up.ts';
import { ScanPage } from '#src/shop/scan/scan-page.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { scanCart } from './scan-cart.ts';

const openCatalogue = async () => (await import('#src/base/offline-catalogue/offline-catalogue.ts')).offlineCatalogue;

/** `/{locale}/scan`, linked in the menu, in the store's pages and where a search has nothing. */
export const ScanScreen = () => {
  const { t } = useI18n('scan');
  const hydrated = useHydrated();
  return (
    <TitledPage title={t('scan.title')} width="page">
      {hydrated ? <Scanning /> : <Skeleton lines={8} />}
    </TitledPage>
  );
};

const Scanning = () => {
  const { api, locale } = useRouter().options.context;
  const { count } = useCart();
  const [onDevice, setOnDevice] = useState<boolean>();
  const [ports] = useState(() => ({
    lookUp: createLookUp({ api, locale: locale.id, catalogue: openCatalogue }),
    cart: scanCart,
    hosts: [location.host],
    now: () => performance.now(),
  }));
  useEffect(() => {
    openCart().catch(() => undefined);
    // Opened before the first scan, which then takes no longer than the others.
    const open = async (): Promise<void> => {
      const catalogue = await openCatalogue();
      await catalogue.variant(locale.id, []);
      setOnDevice((await catalogue.status(locale.id)).state === 'installed');
    };
    open().catch(() => undefined);
    // Whoever has seen this page once can scan without a network; the camera starts the reader.
    if (!savesData()) void keepCodeReader();
  }, [locale.id]);
  return <ScanPage ports={ports} count={count} onDevice={onDevice} />;
};
