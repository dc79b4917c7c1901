import { useId } from 'react';
import { UPSELL_SHOWN } from '#contract/constants/content.ts';
import { Price } from '#src/shop/product-ui/price.tsx';
import { Link } from '#ui/link/link.tsx';
import { BandText, BlockBand } from '../block-band.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './upsell-block.module.css';

/** What goes with what is there, one below the other: `stackedCount` of them, or 3 (spec 3 §9). */
export const UpsellBlock = ({ block }: BlockProps<'upsell'>) => {
  const titleId = useId();
  const { title, items, stackedCount = UPSELL_SHOWN } = block;
  const Name = title ? 'h3' : 'h2';
  if (items.length === 0) return null;
  return (
    <BlockBand
      block={block}
      text={<BandText block={block} titleId={titleId} defaultSize="md" />}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : block.name}
    >
      <ul className={styles.items}>
        {items.slice(0, stackedCount).map((item) => (
          <li key={item.id} className={styles.item} data-covered="" data-sku={item.sku}>
            <img className={styles.picture} src={item.image} alt="" width={96} height={96} loading="lazy" decoding="async" />
            <div className={styles.words}>
              <Name className={styles.name}>
                <Link className={styles.link} data-cover="" href={item.url}>
                  {item.name}
                </Link>
              </Name>
              <Price price={item.price} size="sm" />
            </div>
          </li>
        ))}
      </ul>
    </BlockBand>
  );
};
