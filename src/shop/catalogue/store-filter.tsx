import type { Facet } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useKeptStore } from '#src/shop/stores/use-kept-store.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { withFacetValue } from './list-changes.ts';
import type { ListSearch } from './list-search.ts';
import styles from './facet-fields.module.css';

export interface StoreFilterProps {
  readonly facets: readonly Facet[];
  readonly search: ListSearch;
  readonly onChange: (next: ListSearch) => void;
}

/** Keeps a list to what the shopper's own store has, and to what a store that the address names has. */
export const StoreFilter = ({ facets, search, onChange }: StoreFilterProps) => {
  const { t } = useI18n('shop');
  const kept = useKeptStore();
  const named = facets.find(({ id }) => id === 'store')?.values ?? [];
  const stores = new Map([...(kept ? [[kept.id, kept.name] as const] : []), ...named.map(({ value, label }) => [value, label] as const)]);
  if (stores.size === 0) return null;
  return (
    <div className={styles.stores}>
      {[...stores].map(([id, name]) => (
        <Checkbox
          key={id}
          name="store"
          value={id}
          checked={search.store?.includes(id) ?? false}
          onChange={({ target }) => onChange(withFacetValue(search, 'store', id, target.checked))}
        >
          {t('list.atMyStore', { store: name })}
        </Checkbox>
      ))}
    </div>
  );
};
