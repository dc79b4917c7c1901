import { useId } from 'react';
import type { CollectionBlock as CollectionFields, CollectionItem } from '#contract/calls/content/collections.ts';
import { recMarks } from '#src/personalisation/rec-marks.ts';
import { ProductCard } from '#src/shop/product-ui/product-card.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { BandText, BlockBand, hasShownTitle } from '../block-band.tsx';
import type { BlockActions } from '../block-props.ts';
import { CategoryCard } from './category-card-block.tsx';
import { collectionLayouts, isStacked, slideDurations } from './collection-layout.ts';
import { deferred } from '#ui/lazy/deferred.tsx';
import styles from './collection-block.module.css';
import { LinkedCard } from './linked-card-block.tsx';

// Most collections hold products and cards.
const ArticleCard = deferred(
  () => import('./article-card.tsx').then((module) => module.ArticleCard),
  import.meta.env.SSR ? (await import('./article-card.tsx')).ArticleCard : undefined,
);
const VideoBlock = deferred(
  () => import('./video-block.tsx').then((module) => module.VideoBlock),
  import.meta.env.SSR ? (await import('./video-block.tsx')).VideoBlock : undefined,
);

export interface CollectionBlockProps extends BlockActions {
  readonly block: CollectionFields;
}

const SIZES: Readonly<Record<CollectionFields['type'], string>> = {
  product: '(width >= 100rem) 24rem, (width >= 64rem) 24vw, (width >= 40rem) 32vw, 62vw',
  'category-card': '(width >= 64rem) 25vw, (width >= 40rem) 33vw, 62vw',
  'linked-card': '(width >= 64rem) 50vw, (width >= 40rem) 50vw, 86vw',
  article: '(width >= 64rem) 33vw, (width >= 40rem) 50vw, 86vw',
  video: '(width >= 64rem) 50vw, (width >= 40rem) 66vw, 86vw',
};

/** Products, cards, videos or articles: a row that scrolls or a grid, as each width of the screen says (spec 3 §3). */
export const CollectionBlock = ({ block, onQuickShop, onIntent }: CollectionBlockProps) => {
  const titleId = useId();
  const { items, media, name, titleHeadingTag, titleAlignment, textLink } = block;
  const level = titleHeadingTag ? (Number(titleHeadingTag[1]) as 1 | 2 | 3) : 2;
  const layouts = collectionLayouts(block);
  const text = <BandText block={block} level={level} titleId={titleId} textLink={textLink} titleAlignment={titleAlignment} />;
  const isList = block.type === 'product';
  return (
    <BlockBand
      as="div"
      bleeds
      block={{ ...block, isFullWidth: isStacked(block) }}
      text={media ? text : null}
      data-list={isList ? block.id : undefined}
      data-list-name={isList ? name : undefined}
      {...recMarks(recommendationOf(block))}
    >
      <div className={styles.items} data-type={block.type} data-title={block.titlePosition} data-variant={block.variant}>
        <Carousel
          label={block.title ?? name}
          header={media ? undefined : text}
          small={layouts.small}
          medium={layouts.medium}
          large={layouts.large}
          durationsMs={slideDurations(items)}
        >
          {items.map((item) => (
            <Item key={item.id} item={item} level={hasShownTitle(block) ? 3 : 2} onQuickShop={onQuickShop} onIntent={onIntent} />
          ))}
        </Carousel>
      </div>
    </BlockBand>
  );
};

/** A collection shows one recommendation at most. */
const recommendationOf = ({ items }: CollectionFields): string | undefined =>
  items.flatMap((item) => (item.kind === 'product' ? (item.recommendationId ?? []) : [])).at(0);

const Item = ({ item, level, onQuickShop, onIntent }: BlockActions & { readonly item: CollectionItem; readonly level: 2 | 3 }) => {
  const sizes = SIZES[item.kind];
  if (item.kind === 'product') return <ProductCard hit={item.hit} sizes={sizes} headingLevel={level} onQuickShop={onQuickShop} onIntent={onIntent} />;
  if (item.kind === 'linked-card') return <LinkedCard block={item} sizes={sizes} level={level} />;
  if (item.kind === 'category-card') return <CategoryCard block={item} sizes={sizes} level={level} />;
  return item.kind === 'video' ? <VideoBlock block={item} leads={false} level={level} /> : <ArticleCard article={item.article} level={level} />;
};
