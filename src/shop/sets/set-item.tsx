import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { picturesOf } from '#src/shop/product/cart-item-input.ts';
import { COLOR } from '#src/shop/product/selection.ts';
import { Price } from '#src/shop/product-ui/price.tsx';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import styles from './product-set-section.module.css';
import { choicesIn, isChoosable, type SetChoice } from './set-choice.ts';

export interface SetItemProps {
  readonly choice: SetChoice;
  /** The button was pressed and this one wants a choice. */
  readonly isMissing: boolean;
  readonly onChoose: (type: string, value: string) => void;
  readonly onToggle: () => void;
}

/** A product of a set: whether it is taken, and in which size. */
export const SetItem = ({ choice: { product, selection, isLeftOut }, isMissing, onChoose, onToggle }: SetItemProps) => {
  const { t } = useI18n('discovery', 'shop');
  const picture = picturesOf(product, selection[COLOR])[0];
  return (
    <li className={styles.item} data-item={product.id} data-left-out={isLeftOut ? '' : undefined}>
      {picture ? <ProductPicture picture={picture} sizes="8rem" widths={[96, 160, 240]} decorative /> : null}
      <div className={styles.what}>
        <TextLink href={product.url}>{product.name}</TextLink>
        <Price price={product.price} size="sm" />
        {isLeftOut
          ? null
          : choicesIn(product).map(({ type, label, options }) => (
              <Field
                key={type}
                label={t('set.choiceOf', { choice: label, name: product.name })}
                error={isMissing && !selection[type] ? t('set.choose') : undefined}
              >
                <Select value={selection[type] ?? ''} onChange={(event) => onChoose(type, event.target.value)}>
                  <option value="" disabled>
                    {t('set.choose')}
                  </option>
                  {options.map((option) => {
                    const isThere = isChoosable(product, selection, type, option.value);
                    return (
                      <option key={option.value} value={option.value} disabled={!isThere}>
                        {isThere ? option.label : t('card.colourSoldOut', { colour: option.label })}
                      </option>
                    );
                  })}
                </Select>
              </Field>
            ))}
        <Checkbox checked={!isLeftOut} onChange={onToggle} aria-label={t('set.takeOf', { name: product.name })}>
          {t('set.take')}
        </Checkbox>
      </div>
    </li>
  );
};
