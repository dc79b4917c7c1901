import { use, type ReactNode } from 'react';
import type { ProductDetails } from '#contract/calls/products.ts';
import { FavoriteMark } from '#src/shop/product-ui/favorite-mark.ts';
import { Price } from '#src/shop/product-ui/price.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { Gallery } from './gallery.tsx';
import { colourwayOf, picturesOf } from './cart-item-input.ts';
import { PricesAsOf } from '#src/shop/product-ui/prices-as-of.tsx';
import { TaxNote } from '#src/shop/product-ui/tax-note.tsx';
import { ProductFrame } from './product-frame.tsx';
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
    <ProductFrame
      product={product}
      price={price}
      crumbs={product.breadcrumbs.map(({ name, url }) => ({ label: name, href: url }))}
      pictures={<Gallery name={product.name} pictures={pictures} />}
      tools={
        <>
          {heart?.({ card: product, productId: colourwayOf(product, selection[COLOR]), look: 'outline' })}
          <ShareButton title={product.name} />
        </>
      }
      prices={
        <>
          <Price price={price} size="lg" />
          <TaxNote />
          <PricesAsOf asOf={product.asOf} />
        </>
      }
      buy={<BuyPanel product={product} selection={selection} onChoose={onChoose} cart={cart} />}
      facts={
        <>
          {product.descriptionHtml ? <ProductStory html={product.descriptionHtml} /> : <p className={styles.story}>{product.description}</p>}
          <ProductFacts product={product} />
        </>
      }
      below={below}
    />
  );
};
