import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { RECENTLY_VIEWED } from '#contract/calls/rec-sets.ts';
import { CONSENT_FUNCTIONAL } from '#contract/constants.ts';
import { recentlySeen, rememberSeen } from '#db/storage/recently-viewed.ts';
import { ShelfDatabase } from '#db/storage/cache-database.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { consent } from '#src/base/consent/consent.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { recMarks } from '#src/personalisation/rec-marks.ts';
import { ProductCard } from '#src/shop/product-ui/product-card.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import styles from './recently-viewed.module.css';

const SHOWN = 8;
const CARD_SIZES = '(width >= 64rem) 23vw, (width >= 40rem) 42vw, 82vw';

const NOTHING: readonly string[] = [];
/** One promise each time, as React's `use` wants it. */
const NOT_KEPT = Promise.resolve(NOTHING);
const shelf = new ShelfDatabase();
const rows = new Map<string, Promise<readonly string[]>>();

/** What was seen before this product, read before it is put first. Storage that is forbidden or full remembers nothing, nor does a device without functional consent. */
const seenBefore = (id: string): Promise<readonly string[]> => {
  if (!consent.granted(CONSENT_FUNCTIONAL)) return NOT_KEPT;
  const known = rows.get(id);
  if (known) return known;
  const reading = recentlySeen(shelf, SHOWN, id)
    .catch(() => NOTHING)
    .then(async (ids) => {
      await rememberSeen(shelf, id).catch(() => undefined);
      return ids;
    });
  rows.clear();
  rows.set(id, reading);
  return reading;
};

/** The products that were looked at lately on this device. */
export const RecentlyViewed = ({ id }: { id: string }) => {
  const i18n = useI18n();
  const api = useApi();
  const ids = use(seenBefore(id));
  const query = { ids: ids.join(','), count: SHOWN };
  const { data } = useQuery({
    queryKey: ['products.productSearch', { query }] as const,
    queryFn: ({ signal }) => api('products.productSearch', { query, signal }),
    enabled: ids.length > 0,
  });
  if (!data || data.hits.length === 0) return null;
  const heading = <h2 className={styles.heading}>{i18n.t('product.recent')}</h2>;
  return (
    <div className={styles.recent} data-list={RECENTLY_VIEWED} data-list-name={i18n.t('product.recent')} {...recMarks(RECENTLY_VIEWED)}>
      <Carousel label={i18n.t('product.recent')} header={heading} small={1.5} medium={2.3} large={4}>
        {data.hits.map((hit) => (
          <ProductCard key={hit.id} hit={hit} sizes={CARD_SIZES} headingLevel={3} plain />
        ))}
      </Carousel>
    </div>
  );
};
