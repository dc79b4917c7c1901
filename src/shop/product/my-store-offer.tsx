import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Variant } from '#contract/calls/products.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { KeptStore } from '#src/base/preferred-store/preferred-store.ts';
import { pickupDays } from '#src/shop/product-ui/pickup-days.ts';
import { useOwnShelf } from '#src/base/own-shelf/use-own-shelf.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { shelfText } from '#src/shop/product-ui/shelf-note.tsx';
import { useKeptStore } from '#src/shop/stores/use-kept-store.ts';
import { Button } from '#ui/button/button.tsx';
import type { ChosenStore } from './chosen-store.ts';

export interface MyStoreOfferProps {
  readonly variant: Variant | undefined;
  /** UPCs of everything that can be chosen beside the color. */
  readonly upcs: readonly string[];
  /** The day on which it is out. */
  readonly notBefore?: string | undefined;
  readonly onChange: (store: ChosenStore) => void;
  /** Pieces by UPC, for people who sell there. */
  readonly onShelf: (units: Readonly<Record<string, number>>) => void;
}

/** As many as one question may name. */
const MOST_UPCS = 50;

/** That things can be picked up; where the shopper has a store, what that store has. */
export const MyStoreOffer = (props: MyStoreOfferProps) => {
  const { t } = useI18n();
  const kept = useKeptStore();
  const isAssociate = useSession().consumerType === 'ASSOCIATE';
  if (!kept) return t('pickup.offer');
  return isAssociate ? <InThisStore {...props} kept={kept} /> : <AtMyStore {...props} kept={kept} />;
};

interface OfferAt extends MyStoreOfferProps {
  readonly kept: KeptStore;
}

const AtMyStore = ({ kept, variant, upcs, notBefore, onChange }: OfferAt) => {
  const { t, locale } = useI18n('shop');
  const { id, name } = kept;
  const body = { storeIds: [id], upcs: upcs.slice(0, MOST_UPCS) };
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['stores.search', { body }],
    queryFn: ({ signal }) => api('stores.search', { body, signal }),
    retry: false,
    staleTime: 30_000,
  });
  const store = data?.stores[0];
  const stock = store?.stock;
  if (!store || !stock || !store.services.includes('pickup')) return t('pickup.offer');
  if (!variant) return t('pickup.mineSome', { store: name });
  const units = stock[variant.upc] ?? 0;
  if (units === 0) return t('pickup.mineOut', { store: name });
  const count = units <= settingsFor(locale.id).lowStockThreshold ? t('pickup.mineCount', { count: units }) : t('pickup.mineStock');
  return (
    <>
      <span>{t('pickup.mineHas', { store: name, stock: count, days: pickupDays(locale.id, store.pickupDays ?? 0, notBefore) })}</span>{' '}
      <Button variant="link" aria-label={t('pickup.mineChooseOf', { store: name })} onClick={() => onChange({ id, name, upc: variant.upc })}>
        {t('pickup.mineChoose')}
      </Button>
    </>
  );
};

/** For those who sell there, who have the customer before them: nothing is fetched later. Works without the shop where the device has the store's stock. */
const InThisStore = ({ kept: { id, name }, variant, upcs, onChange, onShelf }: OfferAt) => {
  const i18n = useI18n('shop');
  const { t } = i18n;
  const shelf = useOwnShelf(upcs);
  const units = shelf?.units;
  useEffect(() => {
    if (units) onShelf(units);
  }, [units, onShelf]);
  if (!shelf?.canCollect) return t('pickup.offer');
  if (!variant) return t('pickup.mineSome', { store: name });
  const text = shelfText(i18n, shelf, variant.upc);
  if (!shelf.units[variant.upc]) return text;
  return (
    <>
      <span>{text}</span>{' '}
      <Button variant="link" onClick={() => onChange({ id, name, upc: variant.upc })}>
        {t('pickup.handOver')}
      </Button>
    </>
  );
};
