import { type RefObject, useEffect, useState } from 'react';
import type { ProductDetails } from '#contract/calls/products.ts';
import { BuyButton, type BuyButtonProps } from './buy-button.tsx';
import { picturesOf } from './cart-item-input.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { COLOR, type Selection } from './selection.ts';
import styles from './add-bar.module.css';

export interface AddBarProps extends BuyButtonProps {
  /** While this is out of sight below or above, the bar stands in for it. */
  readonly watch: RefObject<HTMLElement | null>;
  readonly product: ProductDetails;
  readonly selection: Selection;
}

/** The buying button under the thumb, on small screens, once the one in the page has scrolled away. */
export const AddBar = ({ watch, product, selection, ...buying }: AddBarProps) => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const target = watch.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false));
    observer.observe(target);
    return () => observer.disconnect();
  }, [watch]);
  const picture = picturesOf(product, selection[COLOR])[0];
  const chosen = product.attributes
    .filter(({ type }) => type !== COLOR)
    .flatMap(({ type, options }) => options.find((option) => option.value === selection[type])?.label ?? [])
    .join(', ');
  return (
    <div className={styles.bar} data-shown={shown ? '' : undefined} inert={!shown} data-print="hide">
      {picture ? <ProductPicture className={styles.picture} picture={picture} sizes="48px" widths={[48, 96]} decorative /> : null}
      <p className={styles.what}>
        <span className={styles.name}>{product.name}</span>
        {chosen ? <span className={styles.chosen}>{chosen}</span> : null}
      </p>
      <div className={styles.button}>
        <BuyButton {...buying} size="md" />
      </div>
    </div>
  );
};
