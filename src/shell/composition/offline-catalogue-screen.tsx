import { useHydrated } from '@tanstack/react-router';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { OfflineCataloguePage } from '#src/shop/offline-catalogue/offline-catalogue-page.tsx';
import type { OfflineCataloguePorts } from '#src/shop/offline-catalogue/use-offline-catalogue.ts';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

const PORTS: OfflineCataloguePorts = {
  open: async () => (await import('#src/base/offline-catalogue/offline-catalogue.ts')).offlineCatalogue,
  persist: async () => (await navigator.storage?.persist?.()) ?? false,
};

/** Linked at the end of every page, in the account, and where a page cannot be had without a network. */
export const OfflineCatalogueScreen = () => {
  const i18n = useI18n('offline-catalogue');
  const hydrated = useHydrated();
  return (
    <TitledPage title={i18n.t('offlineCatalogue.pageTitle')}>{hydrated ? <OfflineCataloguePage ports={PORTS} /> : <Skeleton lines={6} />}</TitledPage>
  );
};
