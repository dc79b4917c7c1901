import type { ProductDetails } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { Swatch } from '#ui/radio-group/swatch.tsx';
import styles from './color-picker.module.css';
import { COLOR, optionState, type Selection } from './selection.ts';
import { replaysEarlyClicks } from '#ui/lazy/early-clicks.ts';

export interface ColorPickerProps {
  readonly product: Pick<ProductDetails, 'attributes' | 'variants' | 'productId' | 'name'>;
  readonly selection: Selection;
  readonly onChoose: (color: string) => void;
  /** Tells two pickers on one page apart. */
  readonly name: string;
}

const WIDTHS = [48, 96] as const;

/** Colours as small pictures of the thing itself: native radios, so that arrow keys and screen readers work as people know them. */
export const ColorPicker = ({ product, selection, onChoose, name }: ColorPickerProps) => {
  const i18n = useI18n();
  const attribute = product.attributes.find(({ type }) => type === COLOR);
  // A catalogue without colours names the only one after the product: there is nothing to choose, and nothing to say.
  if (!attribute || (attribute.options.length === 1 && attribute.options[0]?.label === product.name)) return null;
  const chosen = attribute.options.find((option) => option.value === selection[COLOR]);
  return (
    <FieldGroup
      legend={
        <>
          {attribute.label}
          <span className={styles.chosen}> {chosen?.label}</span>
        </>
      }
    >
      <div className={styles.colors}>
        {attribute.options.map((option) => {
          const picture = option.pictures?.[0];
          const state = optionState(product, { [COLOR]: option.value }, COLOR, option.value);
          const soldOut = state === 'sold-out' || state === 'none';
          return (
            <label key={option.value} className={styles.color} title={option.label} data-sold-out={soldOut ? '' : undefined}>
              <input
                ref={replaysEarlyClicks}
                type="radio"
                className={styles.input}
                name={name}
                value={option.value}
                checked={option.value === selection[COLOR]}
                onChange={() => onChoose(option.value)}
              />
              {picture ? (
                <ProductPicture picture={picture} sizes="64px" widths={WIDTHS} decorative />
              ) : (
                <Swatch colors={option.swatch ?? []} className={styles.swatch} />
              )}
              <span className="visually-hidden">
                {option.label}
                {soldOut ? `, ${i18n.t('product.soldOut')}` : ''}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
};
