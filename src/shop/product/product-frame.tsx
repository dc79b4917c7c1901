import type { ReactNode } from 'react';
import type { ProductHit } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { priceFacts } from '#src/shop/product-ui/price-facts.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs/breadcrumbs.tsx';
import { Rating } from '#ui/rating/rating.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import styles from './product-frame.module.css';

/** What is known of a product from its card already. */
export type KnownFacts = Pick<ProductHit, 'name' | 'eyebrow' | 'price' | 'rating' | 'badge' | 'comingSoon'> & {
  readonly presale?: boolean | undefined;
};

export interface ProductFrameProps {
  readonly product: KnownFacts;
  /** Of what is chosen. */
  readonly price: ProductHit['price'];
  /** The way here, without the product. */
  readonly crumbs?: readonly Crumb[];
  readonly pictures: ReactNode;
  readonly tools?: ReactNode;
  readonly prices: ReactNode;
  readonly buy: ReactNode;
  readonly facts?: ReactNode;
  readonly below?: ReactNode;
}

/** Where everything of a product stands: the same places before the page is whole and afterwards. */
export const ProductFrame = ({ product, price, crumbs = [], pictures, tools, prices, buy, facts, below }: ProductFrameProps) => (
  <div className={styles.page}>
    <Breadcrumbs className={styles.crumbs} items={[...crumbs, { label: product.name }]} />
    <div className={styles.columns}>
      <div className={styles.pictures}>{pictures}</div>
      <div className={styles.side}>
        <div className={styles.sticky}>
          <header className={styles.head}>
            <div>
              {product.eyebrow ? <Eyebrow>{product.eyebrow}</Eyebrow> : null}
              <h1 className={styles.name} tabIndex={-1}>
                {product.name}
              </h1>
            </div>
            <div className={styles.tools}>{tools}</div>
            <Marks product={product} price={price} />
          </header>
          <div className={styles.prices}>{prices}</div>
          {buy}
        </div>
      </div>
      <div className={styles.facts}>{facts}</div>
    </div>
    {below}
  </div>
);

const Marks = ({ product, price }: Pick<ProductFrameProps, 'product' | 'price'>) => {
  const i18n = useI18n();
  const { tag } = priceFacts(price, { omnibus: false });
  const { score, reviewsCount } = product.rating;
  return (
    <div className={styles.marks}>
      {product.comingSoon ? <Badge tone="brand">{i18n.t('card.comingSoon')}</Badge> : null}
      {product.presale ? <Badge tone="brand">{i18n.t('product.presale')}</Badge> : null}
      {tag === 'free' ? <Badge tone="positive">{i18n.t('price.freeGift')}</Badge> : null}
      {tag === 'marked-down' ? <Badge tone="accent">{i18n.t('price.markedDown')}</Badge> : null}
      {product.badge && tag === undefined && !product.comingSoon && !product.presale ? <Badge>{product.badge}</Badge> : null}
      {reviewsCount > 0 ? (
        <span className={styles.rating}>
          <Rating score={score} formatted={i18n.number(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} size={15} />
          <span aria-hidden="true">{i18n.number(reviewsCount)}</span>
          <span className="visually-hidden">{i18n.t('card.reviews', { count: reviewsCount })}</span>
        </span>
      ) : null}
    </div>
  );
};
