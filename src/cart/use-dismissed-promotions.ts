import { useSyncExternalStore } from 'react';
import { type ClosedPopups, createDismissedPromotions } from './dismissed-promotions.ts';

const openPopups = async (): Promise<ClosedPopups> => {
  const [{ WaymarkDatabase }, { createLaneStore }, { createPopups }] = await Promise.all([
    import('#db/storage/schema.ts'),
    import('#db/list-sync/list-sync-store.ts'),
    import('#db/list-sync/popups.ts'),
  ]);
  return createPopups(createLaneStore<true>(new WaymarkDatabase()));
};

let opened: Promise<ClosedPopups> | undefined;
const promotions = createDismissedPromotions(() => (opened ??= openPopups()));
const unknown = (): null => null;

/** Approaching promotions that the shopper dismissed, shared by mini cart and cart page; null until they are known. */
export const useDismissedPromotions = (): [ReadonlySet<string> | null, (promotionId: string) => void] => [
  useSyncExternalStore(promotions.subscribe, promotions.current, unknown),
  (promotionId) => void promotions.dismiss(promotionId),
];
