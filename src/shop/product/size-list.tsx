import type { ProductDetails, Variant } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import styles from './size-list.module.css';
import { choiceName, type OptionState, optionState, type Selection, selectedVariant } from './selection.ts';

export interface SizeListProps {
  readonly product: ProductDetails;
  readonly type: string;
  readonly selection: Selection;
  readonly onChoose: (value: string) => void;
  readonly name: string;
  readonly missing: boolean;
}

const stateText = (state: OptionState, variant: Variant | undefined, i18n: I18n): string => {
  if (state === 'low-stock') return variant ? `${i18n.t('stock.low')} · ${i18n.t('stock.left', { count: variant.quantity })}` : i18n.t('stock.low');
  return i18n.t(state === 'available' ? 'stock.available' : 'stock.out');
};

/** Every size with its stock and its price (spec 3 §2). */
export const SizeList = ({ product, type, selection, onChoose, name, missing }: SizeListProps) => {
  const i18n = useI18n('shop');
  const attribute = product.attributes.find((other) => other.type === type);
  if (!attribute) return null;
  const options = attribute.options.map((option) => {
    const variant = selectedVariant(product, { ...selection, [type]: option.value });
    const state = optionState(product, selection, type, option.value);
    const price = variant?.price ?? option.price;
    return {
      value: option.value,
      label: option.label,
      soldOut: state === 'sold-out' || state === 'none',
      aside: (
        <span className={styles.aside}>
          <span className={styles.state} data-stock={state}>
            {stateText(state, variant, i18n)}
          </span>
          {price ? <span>{i18n.money(price.current, price.currency)}</span> : null}
        </span>
      ),
    };
  });
  return (
    <RadioGroup
      className={styles.list}
      legend={attribute.label}
      look="card"
      name={name}
      options={options}
      value={selection[type] ?? null}
      onChange={onChoose}
      error={missing ? i18n.t('product.chooseFirst', { what: choiceName(product, type) }) : undefined}
    />
  );
};
