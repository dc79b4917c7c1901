import { type ComponentProps, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import styles from './payment.module.css';

export interface LineFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly error: string;
  /** Words of the button. */
  readonly action: string;
  readonly busy: boolean;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** False: it was refused, and the field is where to mend it. */
  readonly onUse: () => Promise<boolean>;
  readonly input: Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck'>;
}

/** One field and the button that uses what is in it. */
export const LineForm = ({ label, hint, error, action, busy, value, onType, onUse, input }: LineFormProps) => {
  const field = useRef<HTMLInputElement>(null);
  const use = async (): Promise<void> => {
    if (!(await onUse())) field.current?.focus();
  };
  return (
    <div className={styles.line}>
      <Field label={label} hint={hint} error={error} required>
        <TextInput
          {...input}
          ref={field}
          value={value}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter here means this part, not the whole step.
            event.preventDefault();
            void use();
          }}
        />
      </Field>
      <Button variant="secondary" loading={busy} onClick={() => void use()}>
        {action}
      </Button>
    </div>
  );
};
