import type { Facet } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { CloseIcon } from '#ui/icon/close-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { activeFilters, withFacetValue, withoutFilters, withPriceRange } from './list-changes.ts';
import type { ListSearch } from './list-search.ts';
import styles from './active-filters.module.css';

const NEEDS_NAME: ReadonlySet<string> = new Set(['size', 'width']);

/** The filters that are on, each a link that takes it away. */
export const ActiveFilters = ({ facets, search, href }: { facets: readonly Facet[]; search: ListSearch; href: (next: ListSearch) => string }) => {
  const { t, money } = useI18n('shop');
  const active = activeFilters(search);
  if (active.length === 0) return null;
  const textOf = (id: string, value: string): string => {
    const facet = facets.find((one) => one.id === id);
    const label = facet?.values.find((one) => one.value === value)?.label ?? value;
    // A number says nothing without what it is a number of.
    return id === 'store' ? t('list.atMyStore', { store: label }) : facet && NEEDS_NAME.has(id) ? `${facet.label} ${label}` : label;
  };
  const chips = active.map((filter) => {
    if (filter.kind === 'facet')
      return {
        key: `${filter.id}:${filter.value}`,
        text: textOf(filter.id, filter.value),
        href: href(withFacetValue(search, filter.id, filter.value, false)),
      };
    const [low, high] = [filter.min, filter.max].map((amount) => (amount === undefined ? undefined : money(Math.round(amount * 100))));
    const text = low && high ? t('price.range', { low, high }) : low ? t('price.from', { price: low }) : t('price.upTo', { price: high ?? '' });
    return { key: 'price', text, href: href(withPriceRange(search, undefined, undefined)) };
  });
  return (
    <ul className={styles.list} aria-label={t('list.activeFilters')}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link className={styles.chip} href={chip.href} aria-label={t('list.removeFilter', { filter: chip.text })}>
            {chip.text}
            <CloseIcon size={16} />
          </Link>
        </li>
      ))}
      <li>
        <TextLink className={styles.clear} href={href(withoutFilters(search))}>
          {t('list.clearAll')}
        </TextLink>
      </li>
    </ul>
  );
};
