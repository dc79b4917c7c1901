import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '#src/base/api/client.ts';
import { isMissing } from '#src/base/api/is-missing.ts';
import { NotLoaded, Waiting } from '#src/base/connectivity/load-states.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { productQuery } from '#src/shop/product/product-query.ts';
import { hitOfDetails } from '#src/shop/product-ui/hit-of-details.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CompareIcon } from '#ui/icon/compare-icon.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import styles from './compare-page.module.css';
import type { ComparedProduct } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { compareQuery } from './compare-query.ts';
import { compared, MOST_COMPARED } from './compared.ts';
import { ShareComparison } from './share-comparison.tsx';
import { useCompared } from './use-compared.ts';

export interface ComparePageProps {
  readonly api: Api;
  /** Styles that a shared link names; empty: those that are marked on this device. */
  readonly ids: readonly string[];
  /** Puts other styles into the address of a shared comparison. */
  readonly onIds: (ids: readonly string[]) => void;
}

/** A product by itself, as the device may have it. */
const useDetails = (api: Api, id: string | undefined, isAlone: boolean) =>
  useQuery({
    ...productQuery(api, id ?? ''),
    enabled: id !== undefined && isAlone,
    retry: (count: number, failure: Error) => count < 1 && !isMissing(failure),
  });

/** The products of a comparison: all at once from the shop, else one by one from what this device has of their pages and cards. */
const useProducts = (api: Api, ids: readonly string[]) => {
  const marked = useCompared();
  const all = useQuery(compareQuery(api, ids));
  const isAlone = all.isError && !all.data;
  const cards = new Map(marked.map(({ id, card }) => [id, card]));
  // As many hooks as there can be products, in every render.
  const slots = [
    useDetails(api, ids[0], isAlone),
    useDetails(api, ids[1], isAlone),
    useDetails(api, ids[2], isAlone),
    useDetails(api, ids[3], isAlone),
  ];
  const queries = slots.slice(0, ids.length);
  const gone = all.data
    ? ids.filter((id) => all.data.gone.includes(id))
    : ids.filter((_, index) => queries[index]?.error && !queries[index].data && isMissing(queries[index].error));
  const products = ids.map((id, index): ComparedProduct | undefined => {
    if (gone.includes(id)) return undefined;
    const details = all.data?.products.find(({ masterId }) => masterId === id) ?? queries[index]?.data;
    const card = details ? hitOfDetails(details, cards.get(id)?.productId) : cards.get(id);
    return card && { card, details };
  });
  return {
    products: products.filter((product) => product !== undefined),
    gone,
    isLoading: all.isLoading || queries.some(({ isLoading }, index) => isLoading && !products[index]),
    again: () => all.refetch(),
  };
};

/** Up to four products beside each other. */
export const ComparePage = ({ api, ids: named, onIds }: ComparePageProps) => {
  const { t, locale } = useI18n('discovery', 'shop');
  const offline = useOffline();
  const marked = useCompared();
  const isShared = named.length > 0;
  const ids = isShared ? named : marked.map(({ id }) => id);
  const { products, gone, isLoading, again } = useProducts(api, ids);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [said, setSaid] = useState('');
  const shop = <ButtonLink href={`/${locale.id}`}>{t('compare.find')}</ButtonLink>;

  const remove = ({ card }: ComparedProduct): void => {
    if (isShared) onIds(ids.filter((id) => id !== card.id));
    compared.remove(card.id);
    setSaid(t('compare.removed', { name: card.name }));
  };

  const body = () => {
    if (ids.length === 0) {
      return (
        <EmptyState headingLevel={2} icon={<CompareIcon size={40} />} title={t('compare.emptyTitle')} actions={shop}>
          <p>{t('compare.emptyText', { most: MOST_COMPARED })}</p>
        </EmptyState>
      );
    }
    if (products.length === 0) {
      if (isLoading) return <Waiting />;
      if (gone.length === ids.length) return <EmptyState headingLevel={2} title={t('compare.goneTitle')} actions={shop} />;
      return (
        <NotLoaded title={t('compare.failedTitle')} onAgain={() => void again()}>
          {t(offline ? 'compare.offlineText' : 'compare.failedText')}
        </NotLoaded>
      );
    }
    return (
      <>
        {offline ? <Banner kind="warning">{t('compare.offline')}</Banner> : null}
        {gone.length > 0 ? (
          <Banner
            action={isShared ? undefined : { label: t('compare.unmark', { count: gone.length }), onPress: () => gone.forEach(compared.remove) }}
          >
            {t('compare.gone', { count: gone.length })}
          </Banner>
        ) : null}
        <div className={styles.tools}>
          {products.length > 1 ? (
            <Checkbox checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.target.checked)}>
              {t('compare.onlyDifferences')}
            </Checkbox>
          ) : (
            <p>{t('compare.oneMore')}</p>
          )}
          <ShareComparison ids={products.map(({ card }) => card.id)} />
        </div>
        <CompareTable products={products} onlyDifferences={onlyDifferences && products.length > 1} onRemove={remove} />
        {ids.length < MOST_COMPARED ? <p>{shop}</p> : null}
      </>
    );
  };
  return (
    <TitledPage title={t('compare.title')} count={products.length > 0 ? t('compare.count', { count: products.length }) : undefined}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {body()}
    </TitledPage>
  );
};
