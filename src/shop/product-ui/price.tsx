import type { Price as PriceFields } from '#contract/calls/products.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { priceFacts } from './price-facts.ts';
import styles from './price.module.css';

export interface PriceProps {
  readonly price: PriceFields;
  /** `lg` on the product page, `sm` in tight lines. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** Leaves the legal line to the place where there is room for it. */
  readonly hideLowestBefore?: boolean;
  readonly className?: string;
}

/** What a product costs, what it cost, and what the law wants said about it. Read out as a sentence. */
export const Price = ({ price, size = 'md', hideLowestBefore = false, className }: PriceProps) => {
  const { t, money, number, locale } = useI18n();
  const facts = priceFacts(price, { omnibus: settingsFor(locale.id).features.omnibusPrice });
  const range = (low: number, high: number): string =>
    low === high ? money(low, price.currency) : t('price.range', { low: money(low, price.currency), high: money(high, price.currency) });
  return (
    <div className={className} data-price="">
      <p className={styles.price} data-size={size} data-reduced={facts.was ? '' : undefined}>
        {facts.was ? <span className="visually-hidden">{t('price.now')} </span> : null}
        <data className={styles.now} value={facts.low / 100}>
          {facts.tag === 'free' ? t('price.free') : range(facts.low, facts.high)}
        </data>
        {facts.was ? (
          <>
            <span className="visually-hidden">, {t('price.was')} </span>
            <s className={styles.was}>{range(facts.was.low, facts.was.high)}</s>
          </>
        ) : null}
        {facts.percent && facts.tag !== 'free' ? (
          <span className={styles.percent}>{number(-facts.percent / 100, { style: 'percent', maximumFractionDigits: 0 })}</span>
        ) : null}
      </p>
      {facts.lowestBefore === undefined || hideLowestBefore ? null : (
        <p className={styles.before}>{t('price.lowestBefore', { price: money(facts.lowestBefore, price.currency) })}</p>
      )}
    </div>
  );
};
