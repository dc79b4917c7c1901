import { type AnyRouter, useHydrated, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { bringScanner } from '#src/base/offline-catalogue/bring-scanner.ts';
import { bringOwnStore } from '#src/base/own-shelf/bring-own-store.ts';
import { OfflineCataloguePage } from '#src/shop/offline-catalogue/offline-catalogue-page.tsx';
import type { OfflineCataloguePorts } from '#src/shop/offline-catalogue/use-offline-catalogue.ts';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

const openCatalogue = async () => (await import('#src/base/offline-catalogue/offline-catalogue.ts')).offlineCatalogue;

const portsFor = (router: AnyRouter, locale: string): OfflineCataloguePorts => ({
  open: openCatalogue,
  persist: async () => (await navigator.storage?.persist?.()) ?? false,
  bringMore: async () => {
    await bringOwnStore(await openCatalogue());
    await bringScanner(router, locale);
  },
});

/** Linked at the end of every page, in the account, and where a page cannot be had without a network. */
export const OfflineCatalogueScreen = () => {
  const i18n = useI18n('offline-catalogue');
  const hydrated = useHydrated();
  const router = useRouter();
  const [ports] = useState(() => portsFor(router, i18n.locale.id));
  return (
    <TitledPage title={i18n.t('offlineCatalogue.pageTitle')}>{hydrated ? <OfflineCataloguePage ports={ports} /> : <Skeleton lines={6} />}</TitledPage>
  );
};
