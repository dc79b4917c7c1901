import type { SetDocument } from '#contract/calls/product-sets.ts';
import { SET_PERCENT_MAX, SET_PERCENT_MIN } from '#contract/calls/product-set-limits.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { localMoment, momentOf } from './local-moment.ts';
import styles from './sets.module.css';

type Price = NonNullable<SetDocument['price']>;

interface SetPriceFieldsProps {
  readonly price: SetDocument['price'];
  readonly problems: ReadonlyMap<string, string>;
  /** Undefined: the set has no price of its own. */
  readonly onChange: (price: Price | undefined) => void;
}

/** What is taken off the products that complete the set, and when. */
export const SetPriceFields = ({ price, problems, onChange }: SetPriceFieldsProps) => {
  const { t } = useI18n('editor');
  /** An empty field is one that is not there. */
  const set = (part: Partial<Price>): void => onChange(Object.fromEntries(Object.entries({ ...price, ...part }).filter(([, value]) => value !== '')));
  return (
    <FieldGroup legend={t('editor.set.price')} hint={t('editor.set.priceHint')}>
      <Checkbox checked={price !== undefined} onChange={({ target }) => onChange(target.checked ? {} : undefined)}>
        {t('editor.set.hasPrice')}
      </Checkbox>
      {price ? (
        <div className={styles.price}>
          <Field
            label={t('editor.set.percent')}
            hint={t('editor.set.percentHint', { min: SET_PERCENT_MIN, max: SET_PERCENT_MAX })}
            error={problems.get('price.percent')}
            required
          >
            <TextInput
              type="number"
              inputMode="numeric"
              end="%"
              value={price.percent ?? ''}
              onChange={({ target }) => {
                const { percent: _percent, ...dates } = price;
                onChange(target.value === '' ? dates : { ...dates, percent: Number(target.value) });
              }}
            />
          </Field>
          <Field label={t('editor.from')} error={problems.get('price.from')} optional>
            <TextInput type="datetime-local" value={localMoment(price.from)} onChange={({ target }) => set({ from: momentOf(target.value) })} />
          </Field>
          <Field label={t('editor.until')} error={problems.get('price.until')} optional>
            <TextInput type="datetime-local" value={localMoment(price.until)} onChange={({ target }) => set({ until: momentOf(target.value) })} />
          </Field>
        </div>
      ) : null}
    </FieldGroup>
  );
};
