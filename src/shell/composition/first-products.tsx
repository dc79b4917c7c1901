import { useQuery } from '@tanstack/react-query';
import type { ContentPage } from '#contract/calls/content.ts';
import type { CollectionBlock as CollectionFields } from '#contract/calls/content/collections.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { knownBlocks } from '#src/shop/content/known-blocks.ts';
import { CollectionBlock } from '#src/shop/content/blocks/collection-block.tsx';
import { pageQuery } from '#src/shop/content/queries.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { RowPlace } from './row-place.tsx';
import styles from './first-products.module.css';
import { quickShopPort } from '#src/shell/content/quick-shop-port.ts';

const firstRow = (page: ContentPage | undefined): CollectionFields | undefined =>
  knownBlocks(page?.blocks ?? []).find((block): block is CollectionFields => block.kind === 'collection' && block.type === 'product');

/** The first row of products of the home page, for a page that has nothing of its own to show: it is on the device since the first visit. */
export const FirstProducts = () => {
  const api = useApi();
  const { locale } = useI18n();
  const { data, isPending } = useQuery(pageQuery({ api, locale }, 'home'));
  if (isPending) return <RowPlace />;
  const block = firstRow(data);
  if (!block) return null;
  return (
    <div className={styles.row}>
      <CollectionBlock block={block} {...quickShopPort} />
    </div>
  );
};
