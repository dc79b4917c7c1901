import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { useId } from 'react';
import { useEditor, useProblem } from './editor-context.ts';
import styles from './form.module.css';
import type { SchemaFieldProps } from './field-props.ts';

/** Several of a few, such as the widths on which a block is hidden. */
export const ChoicesField = ({
  label,
  options,
  path,
  value,
  onChange,
}: SchemaFieldProps & { readonly label: string; readonly options: readonly string[] }) => {
  const { readOnly } = useEditor();
  const problem = useProblem(path);
  const errorId = useId();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const toggle = (option: string, on: boolean): void => {
    const next = options.filter((one) => (one === option ? on : chosen.includes(one)));
    onChange(next.length === 0 ? undefined : next);
  };
  return (
    <fieldset className={styles.choices} aria-describedby={problem ? errorId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <Checkbox key={option} checked={chosen.includes(option)} disabled={readOnly} onChange={({ target }) => toggle(option, target.checked)}>
          {option}
        </Checkbox>
      ))}
      <FieldError id={errorId}>{problem}</FieldError>
    </fieldset>
  );
};
