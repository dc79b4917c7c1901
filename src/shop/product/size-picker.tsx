import type { ReactNode } from 'react';
import type { ProductDetails } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import styles from './size-picker.module.css';
import { choiceName, optionState, unitsOn, type Selection } from './selection.ts';

export interface SizePickerProps {
  readonly product: Pick<ProductDetails, 'attributes' | 'variants' | 'productId' | 'productType'>;
  /** `size`, `width`, `length`, `fitType` ... */
  readonly type: string;
  readonly selection: Selection;
  readonly onChoose: (value: string) => void;
  readonly name: string;
  readonly aside?: ReactNode;
  /** Pieces by UPC in the store that this device sells in. */
  readonly shelf?: Readonly<Record<string, number>> | undefined;
  /** Says that it is still to be chosen. */
  readonly missing?: boolean;
}

/** Labels up to this many characters fit a narrow chip: 10.5, XXL. */
const SHORT = 5;

/** Sizes, widths and the like as chips. What is sold out is struck through and stays choosable; what was never made cannot be chosen. */
export const SizePicker = ({ product, type, selection, onChoose, name, aside, shelf, missing }: SizePickerProps) => {
  const i18n = useI18n();
  const attribute = product.attributes.find((other) => other.type === type);
  if (!attribute) return null;
  const options = attribute.options.map((option) => {
    const state = optionState(product, selection, type, option.value);
    return {
      value: option.value,
      label: option.label,
      soldOut: state === 'sold-out' || state === 'none',
      description: shelf && i18n.t('size.here', { count: unitsOn(shelf, product, { ...selection, [type]: option.value }) }),
    };
  });
  return (
    <RadioGroup
      legend={attribute.label}
      look="chip"
      name={name}
      options={options}
      value={selection[type] ?? null}
      onChange={onChoose}
      aside={aside}
      error={missing ? i18n.t('product.chooseFirst', { what: choiceName(product, type) }) : undefined}
      className={options.some(({ label }) => label.length > SHORT) ? styles.wide : undefined}
    />
  );
};
