import type { Variant } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import styles from './stock-line.module.css';

export interface StockLineProps {
  readonly variant: Pick<Variant, 'stockStatus' | 'quantity'> | undefined;
  readonly digital?: boolean;
  /** Stands there while nothing is chosen. */
  readonly hint?: string | undefined;
}

/** How many there are, in the shop's words (spec 1 §9): LOW STOCK and OUT OF STOCK stand out, plenty is said quietly. */
export const StockLine = ({ variant, digital = false, hint }: StockLineProps) => {
  const i18n = useI18n();
  return (
    <p className={styles.stock} aria-live="polite" data-stock={variant?.stockStatus}>
      {variant ? (
        <>
          <span className={styles.dot} aria-hidden="true" />
          {variant.stockStatus === 'LOW STOCK' ? (
            <>
              <strong className={styles.label}>{i18n.t('stock.low')}</strong> {i18n.t('stock.left', { count: variant.quantity })}
            </>
          ) : null}
          {variant.stockStatus === 'OUT OF STOCK' ? <strong className={styles.label}>{i18n.t('stock.out')}</strong> : null}
          {variant.stockStatus === 'AVAILABLE' ? i18n.t(digital ? 'stock.digital' : 'stock.available') : null}
        </>
      ) : (
        <span className={styles.hint}>{hint}</span>
      )}
    </p>
  );
};
