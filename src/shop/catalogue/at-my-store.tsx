import { useQuery } from '@tanstack/react-query';
import type { ProductHit } from '#contract/calls/products.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { KeptStore } from '#src/base/preferred-store/preferred-store.ts';
import { useKeptStore } from '#src/shop/stores/use-kept-store.ts';
import { StoreIcon } from '#ui/icon/store-icon.tsx';
import styles from './at-my-store.module.css';

export interface AtMyStoreProps {
  /** All cards of the list: they are asked about together. */
  readonly hits: readonly ProductHit[];
  readonly productId: string;
}

/** On a card: that the shopper's own store has it in some size. Nothing without a store, without an answer, or where it has none. */
export const AtMyStore = (props: AtMyStoreProps) => {
  const kept = useKeptStore();
  return kept ? <Hint {...props} kept={kept} /> : null;
};

const Hint = ({ hits, productId, kept }: AtMyStoreProps & { readonly kept: KeptStore }) => {
  const { t } = useI18n('shop');
  const api = useApi();
  const body = { storeId: kept.id, productIds: hits.map((hit) => hit.productId) };
  const { data } = useQuery({
    queryKey: ['products.storeShelf', { body }],
    queryFn: ({ signal }) => api('products.storeShelf', { body, signal }),
    retry: false,
    staleTime: 60_000,
  });
  if (!data?.productIds.includes(productId)) return null;
  return (
    <p className={styles.hint}>
      <StoreIcon size={14} />
      {t('card.atMyStore', { store: kept.name })}
    </p>
  );
};
