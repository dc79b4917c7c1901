import { useId, type ReactNode } from 'react';
import type { CollectionBlock as CollectionFields, CollectionItem } from '#contract/calls/content/collections.ts';
import type { ProductHit } from '#contract/calls/products.ts';
import { ProductCard } from '#src/shop/product-ui/product-card.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { CategoryCardBlock } from './category-card-block.tsx';
import { autoplayMs, isStacked, layoutOf, slidesInView } from './collection-layout.ts';
import { ArticleCard } from './article-card.tsx';
import { LinkedCardBlock } from './linked-card-block.tsx';
import { VideoBlock } from './video-block.tsx';
import styles from './collection-block.module.css';

export interface CollectionBlockProps {
  readonly block: CollectionFields;
  readonly onQuickShop?: ((hit: ProductHit, productId: string) => void) | undefined;
  readonly onIntent?: (() => void) | undefined;
}

const SIZES: Readonly<Record<CollectionFields['type'], string>> = {
  product: '(width >= 100rem) 24rem, (width >= 64rem) 24vw, (width >= 40rem) 32vw, 62vw',
  'category-card': '(width >= 64rem) 25vw, (width >= 40rem) 33vw, 62vw',
  'linked-card': '(width >= 64rem) 50vw, (width >= 40rem) 50vw, 86vw',
  article: '(width >= 64rem) 33vw, (width >= 40rem) 50vw, 86vw',
  video: '(width >= 64rem) 33vw, (width >= 40rem) 50vw, 86vw',
};

/** Products, cards or categories in a row that scrolls, or in a grid (spec 3 §3). */
export const CollectionBlock = ({ block, onQuickShop, onIntent }: CollectionBlockProps) => {
  const titleId = useId();
  const level = block.titleHeadingTag ? (Number(block.titleHeadingTag[1]) as 1 | 2 | 3) : block.titleH1 ? 1 : 2;
  const header =
    block.title && !block.hideTitle ? (
      <div className={styles.header}>
        <Heading level={level} size={block.titleStyle ?? 'lg'} id={titleId}>
          {block.title}
        </Heading>
        {block.subtitle ? <p className={styles.subtitle}>{block.subtitle}</p> : null}
        {block.textLink ? (
          <TextLink className={styles.more} href={block.textLink.url}>
            {block.textLink.text}
          </TextLink>
        ) : null}
      </div>
    ) : null;
  const itemLevel = header === null ? 2 : 3;
  const slides = block.items.map((item) => (
    <Item key={item.id} item={item} sizes={SIZES[item.kind]} level={itemLevel} onQuickShop={onQuickShop} onIntent={onIntent} />
  ));
  const large = block.breakpoints?.lg ?? block.breakpoints?.md ?? block.breakpoints?.sm;
  // A carousel is a landmark by itself; a grid is one by its title.
  const isCarousel = layoutOf(block, 'lg') === 'carousel';
  const Place = isCarousel ? 'div' : 'section';
  const place = (children: ReactNode) => (
    <Place
      className={styles.collection}
      data-list={block.type === 'product' ? block.id : undefined}
      data-list-name={block.type === 'product' ? block.name : undefined}
      aria-labelledby={header && !isCarousel ? titleId : undefined}
      aria-label={header || isCarousel ? undefined : block.title}
      data-full={isStacked(block) ? '' : undefined}
      data-title={block.titlePosition}
      data-align={block.titleAlignment}
      data-ground={block.backgroundColor}
      data-tone={block.backgroundColor === 'deep' ? 'deep' : undefined}
    >
      {children}
    </Place>
  );
  // With the kit's carousel where the widest screen has one; else a row that the stylesheet turns into a grid.
  if (isCarousel)
    return place(
      <Carousel
        label={block.title ?? block.name}
        header={header}
        small={slidesInView(block, 'sm')}
        medium={slidesInView(block, 'md')}
        large={slidesInView(block, 'lg')}
        arrows={large?.showArrows !== false}
        indicators={large?.showProgress ? 'bar' : large?.showIndicators ? 'dots' : 'none'}
        loop={large?.loop}
        autoplayMs={autoplayMs(block)}
      >
        {slides}
      </Carousel>,
    );
  return place(
    <>
      {header}
      <ul
        className={styles.items}
        data-type={block.type}
        data-variant={block.variant}
        data-count={Math.min(slides.length, 6)}
        data-small={layoutOf(block, 'sm')}
        data-medium={layoutOf(block, 'md')}
      >
        {slides.map((slide) => (
          <li key={slide.key} className={styles.item}>
            {slide}
          </li>
        ))}
      </ul>
    </>,
  );
};

interface ItemProps {
  readonly item: CollectionItem;
  readonly sizes: string;
  readonly level: 2 | 3;
  readonly onQuickShop: CollectionBlockProps['onQuickShop'];
  readonly onIntent: CollectionBlockProps['onIntent'];
}

const Item = ({ item, sizes, level, onQuickShop, onIntent }: ItemProps) => {
  if (item.kind === 'product') return <ProductCard hit={item.hit} sizes={sizes} headingLevel={level} onQuickShop={onQuickShop} onIntent={onIntent} />;
  if (item.kind === 'linked-card') return <LinkedCardBlock block={item} sizes={sizes} level={level} />;
  if (item.kind === 'category-card') return <CategoryCardBlock block={item} sizes={sizes} level={level} />;
  return item.kind === 'video' ? <VideoBlock block={item} leads={false} /> : <ArticleCard article={item.article} level={level} />;
};
