import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../cx.ts';
import { MinusIcon } from '../icon/minus-icon.tsx';
import { PlusIcon } from '../icon/plus-icon.tsx';
import { useUiMessages } from '../messages/messages.tsx';
import { clampQuantity } from './clamp-quantity.ts';
import styles from './quantity-stepper.module.css';

export type QuantityStepperProps = {
  /** What is counted, for the accessible names: "Quantity, Ridge Runner". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
  size?: 'sm' | 'md';
  className?: string;
};

/** Minus, a number that can be typed, plus. What it becomes is read out; where more or less was asked for than may be ordered, it is seen, too. */
export function QuantityStepper({ label, value, onChange, min = 1, max = 999_999, disabled, size = 'md', className }: QuantityStepperProps) {
  const messages = useUiMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [limit, setLimit] = useState('');
  const changedHere = useRef(false);

  useEffect(() => {
    if (!changedHere.current) return;
    changedHere.current = false;
    setSaid(value >= max ? `${messages.quantityIs(value)}. ${messages.maximumIs(max)}` : messages.quantityIs(value));
  }, [value, max, messages]);

  const change = (next: number) => {
    setTyped(null);
    setLimit(next > max ? messages.maximumIs(max) : next < min ? messages.minimumIs(min) : '');
    const wanted = clampQuantity(next, min, max);
    if (wanted === value) return;
    changedHere.current = true;
    onChange(wanted);
  };
  const commit = () => {
    if (typed === null) return;
    change(typed.trim() === '' ? value : Number(typed));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      change(value + (event.key === 'ArrowUp' ? 1 : -1));
    }
  };

  return (
    <div className={cx(styles.stepper, className)} role="group" aria-label={label} data-size={size}>
      <div className={styles.control}>
        <button
          type="button"
          className={styles.button}
          aria-label={`${messages.decrease} ${label}`}
          aria-disabled={value <= min || undefined}
          disabled={disabled}
          onClick={() => change(value - 1)}
        >
          <MinusIcon size={18} />
        </button>
        <input
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={`${messages.increase} ${label}`}
          aria-disabled={value >= max || undefined}
          disabled={disabled}
          onClick={() => change(value + 1)}
        >
          <PlusIcon size={18} />
        </button>
      </div>
      <span className={limit ? styles.limit : 'visually-hidden'} aria-live="polite">
        {limit || said}
      </span>
    </div>
  );
}
