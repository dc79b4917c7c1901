import { useQuery } from '@tanstack/react-query';
import { BOUGHT_TOGETHER, POPULAR, type RecPlace, SIMILAR, VIEWED_TOGETHER } from '#contract/calls/rec-sets.ts';
import type { Api } from '#src/base/api/client.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { recMarks } from '#src/personalisation/rec-marks.ts';
import { ProductCard } from '#src/shop/product-ui/product-card.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import styles from './recommendation-rows.module.css';

export interface RecommendationRowsProps {
  readonly api: Api;
  readonly place: RecPlace;
  /** Products that the recommendations are beside. */
  readonly ids?: readonly string[] | undefined;
  /** Styles in the cart: never recommended. */
  readonly inCart: ReadonlySet<string>;
  /** Rows at most. */
  readonly rows?: number;
}

const CARD_SIZES = '(width >= 64rem) 23vw, (width >= 40rem) 42vw, 82vw';
/** Fewer are no row. */
const LEAST = 2;
/** As many as the call takes. */
const MOST_IDS = 20;

const TITLES: Readonly<Record<string, MessageKey>> = {
  [BOUGHT_TOGETHER]: 'recs.bought',
  [VIEWED_TOGETHER]: 'recs.viewed',
  [SIMILAR]: 'recs.similar',
  [POPULAR]: 'recs.popular',
};

/** What the shop recommends at a place, each set with the reason for it. Nothing where it recommends nothing or cannot be reached. */
export const RecommendationRows = ({ api, place, ids = [], inCart, rows = 2 }: RecommendationRowsProps) => {
  const { t } = useI18n('discovery', 'shop');
  const query = { place, ...(ids.length > 0 && { ids: ids.slice(0, MOST_IDS).join(',') }) };
  const { data } = useQuery({
    queryKey: ['products.widgetRecommendations', { query }] as const,
    queryFn: ({ signal }) => api('products.widgetRecommendations', { query, signal }),
    enabled: place !== 'cart' || ids.length > 0,
  });
  const sets = (data?.sets ?? [])
    .map((set) => ({ ...set, products: set.products.filter(({ id }) => !inCart.has(id)) }))
    .filter(({ products, recSetId }) => products.length >= LEAST && TITLES[recSetId] !== undefined)
    .slice(0, rows);
  return sets.map(({ recSetId, products }) => {
    const title = t(TITLES[recSetId] ?? 'recs.similar');
    return (
      <div key={recSetId} className={styles.row} data-list={recSetId} data-list-name={title} {...recMarks(recSetId)}>
        <Carousel label={title} header={<h2 className={styles.heading}>{title}</h2>} small={1.5} medium={2.3} large={4}>
          {products.map((hit) => (
            <ProductCard key={hit.id} hit={hit} sizes={CARD_SIZES} headingLevel={3} plain />
          ))}
        </Carousel>
      </div>
    );
  });
};
