import { use, type ReactNode } from 'react';
import type { ProductDetails } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { FavoriteMark } from '#src/shop/product-ui/favorite-mark.ts';
import { Price } from '#src/shop/product-ui/price.tsx';
import { priceFacts } from '#src/shop/product-ui/price-facts.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import { Rating } from '#ui/rating/rating.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { Gallery } from './gallery.tsx';
import { colourwayOf, picturesOf } from './cart-item-input.ts';
import { PricesAsOf } from '#src/shop/product-ui/prices-as-of.tsx';
import { TaxNote } from '#src/shop/product-ui/tax-note.tsx';
import type { ProductCart } from './product-ports.ts';
import { COLOR, readSelection } from './selection.ts';
import { ShareButton } from './share-button.tsx';
import { useProductChoice } from './use-product-choice.ts';
import { useUrlSelection } from './use-url-selection.ts';
import styles from './product-page.module.css';

// Folded sections open without any script.
const ProductFacts = deferred(
  () => import('./product-facts.tsx').then((module) => module.ProductFacts),
  import.meta.env.SSR ? (await import('./product-facts.tsx')).ProductFacts : undefined,
);
const ProductStory = deferred(
  () => import('./product-story.tsx').then((module) => module.ProductStory),
  import.meta.env.SSR ? (await import('./product-story.tsx')).ProductStory : undefined,
);

export interface ProductPageProps {
  readonly product: ProductDetails;
  /** Colour, size, width ... as the address has them. */
  readonly search: Readonly<Record<string, string | undefined>>;
  /** Puts a choice into the address, in place of the last one. */
  readonly onSearch: (search: Readonly<Record<string, string>>) => void;
  readonly cart: ProductCart;
  /** What stands below the product: seen lately. */
  readonly below?: ReactNode;
}

/** The product page: pictures on one side, the decision on the other, what there is to know below. */
export const ProductPage = ({ product, search, onSearch, cart, below }: ProductPageProps) => {
  const heart = use(FavoriteMark);
  const [selection, onChoose] = useUrlSelection(readSelection(product, search), onSearch);
  const { price } = useProductChoice(product, selection);
  const pictures = picturesOf(product, selection[COLOR]);
  return (
    <div className={styles.page}>
      <Breadcrumbs
        className={styles.crumbs}
        items={[...product.breadcrumbs.map(({ name, url }) => ({ label: name, href: url })), { label: product.name }]}
      />
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <Gallery name={product.name} pictures={pictures} />
        </div>
        <div className={styles.side}>
          <div className={styles.sticky}>
            <header className={styles.head}>
              <div>
                {product.eyebrow ? <Eyebrow>{product.eyebrow}</Eyebrow> : null}
                <h1 className={styles.name} tabIndex={-1}>
                  {product.name}
                </h1>
              </div>
              <div className={styles.tools}>
                {heart?.({ card: product, productId: colourwayOf(product, selection[COLOR]), look: 'outline' })}
                <ShareButton title={product.name} />
              </div>
              <Marks product={product} price={price} />
            </header>
            <div className={styles.prices}>
              <Price price={price} size="lg" />
              <TaxNote />
              <PricesAsOf asOf={product.asOf} />
            </div>
            <BuyPanel product={product} selection={selection} onChoose={onChoose} cart={cart} />
          </div>
        </div>
        <div className={styles.facts}>
          {product.descriptionHtml ? <ProductStory html={product.descriptionHtml} /> : <p className={styles.story}>{product.description}</p>}
          <ProductFacts product={product} />
        </div>
      </div>
      {below}
    </div>
  );
};

const Marks = ({ product, price }: { product: ProductDetails; price: ProductDetails['price'] }) => {
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
