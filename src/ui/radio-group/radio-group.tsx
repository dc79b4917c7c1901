import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { useUiMessages } from '../messages/messages.tsx';
import { Swatch } from './swatch.tsx';
import { replaysEarlyClicks } from '../lazy/early-clicks.ts';
import styles from './radio-group.module.css';

export type RadioOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** A second line (list and card) or more words for the name. */
  description?: ReactNode;
  /** At the end of a card or a list row: a price, a logo. */
  aside?: ReactNode;
  /** Shown struck through and named as sold out; it can still be chosen, so that one can ask to be told. */
  soldOut?: boolean;
  disabled?: boolean;
  /** One to three CSS colours of a swatch. */
  colors?: readonly string[];
  /** A picture in place of the colours of a swatch; over the words of a tile. */
  picture?: string | undefined;
};

export type RadioGroupProps<Value extends string = string> = {
  legend: ReactNode;
  options: readonly RadioOption<Value>[];
  /** `list` rows, `card` framed rows, `chip` for sizes, `swatch` for colours, `tile` for things with pictures. */
  look?: 'list' | 'card' | 'chip' | 'swatch' | 'tile';
  value?: Value | null;
  onChange?: (value: Value) => void;
  name?: string;
  /** Spread on every input: a form library's `register('shippingMethod')`. */
  inputProps?: ComponentProps<'input'>;
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  hideLegend?: boolean;
  aside?: ReactNode;
  className?: string;
};

/** One choice of several, with native radios: arrow keys, forms and screen readers work as people know them. */
export function RadioGroup<Value extends string>({
  options,
  look = 'list',
  value,
  onChange,
  name,
  inputProps,
  required,
  className,
  ...group
}: RadioGroupProps<Value>) {
  const messages = useUiMessages();
  const ownName = useId();
  const controlled = value === undefined ? {} : { value };
  return (
    <FieldGroup {...group} className={className}>
      <div className={styles.options} data-look={look}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.option}
            data-sold-out={option.soldOut ? '' : undefined}
            title={look === 'swatch' ? option.label : undefined}
          >
            <input
              ref={replaysEarlyClicks}
              {...inputProps}
              type="radio"
              name={name ?? inputProps?.name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              required={required}
              className={styles.input}
              {...('value' in controlled ? { checked: controlled.value === option.value } : {})}
              onChange={(event) => {
                inputProps?.onChange?.(event);
                onChange?.(option.value);
              }}
            />
            {look === 'tile' && option.picture ? (
              <img className={styles.picture} src={option.picture} alt="" width={160} height={160} loading="lazy" decoding="async" />
            ) : null}
            {look === 'swatch' ? <Swatch colors={option.colors} picture={option.picture} /> : null}
            <span className={look === 'swatch' ? 'visually-hidden' : styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.description ? <span className={styles.description}>{option.description}</span> : null}
            </span>
            {option.soldOut ? <span className="visually-hidden">{messages.soldOut}</span> : null}
            {option.aside ? <span className={cx(styles.aside)}>{option.aside}</span> : null}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
