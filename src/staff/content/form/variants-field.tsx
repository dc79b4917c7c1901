import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { useEditor, useProblem } from './editor-context.ts';
import styles from './form.module.css';
import type { SchemaFieldProps } from './field-props.ts';
import { newItem } from './new-block.ts';
import { labelOf, type SchemaNode } from './schema-node.ts';
import { valueAt } from './value-at.ts';

interface VariantsFieldProps extends SchemaFieldProps {
  readonly label: string;
  readonly variants: readonly { readonly name: string; readonly node: SchemaNode }[];
}

/** A thing of another kind: the id and the name stay where both kinds have them. */
const keptIn = (next: unknown, before: unknown): unknown =>
  Object.fromEntries(
    Object.entries(next as object).map(([field, value]) => [
      field,
      (field === 'id' || field === 'name' ? valueAt(before, [field]) : undefined) ?? (value as unknown),
    ]),
  );

/** One of several kinds of thing, with the fields of the kind that is chosen. */
export const VariantsField = ({ label, variants, path, value, onChange }: VariantsFieldProps) => {
  const { t } = useI18n('editor');
  const { schemas, readOnly, SchemaField } = useEditor();
  const problem = useProblem([...path, 'kind']);
  const kind = valueAt(value, ['kind']);
  const chosen = variants.find(({ name }) => name === kind) ?? variants[0];
  if (!chosen) return null;
  return (
    <div className={styles.variants}>
      <Field label={t('editor.kindOf', { what: label })} error={problem}>
        <Select
          value={chosen.name}
          disabled={readOnly}
          onChange={({ target }) => {
            const next = variants.find(({ name }) => name === target.value);
            if (next) onChange(keptIn(newItem(next.node, schemas), value));
          }}
        >
          {variants.map(({ name }) => (
            <option key={name} value={name}>
              {labelOf(name)}
            </option>
          ))}
        </Select>
      </Field>
      <SchemaField node={chosen.node} name={chosen.name} path={path} value={value} required onChange={onChange} />
    </div>
  );
};
