import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { useEditor, useHasProblem } from './editor-context.ts';
import { Fields } from './fields.tsx';
import styles from './form.module.css';
import type { SchemaFieldProps } from './field-props.ts';
import { emptyValue, type SchemaNode } from './schema-node.ts';
import { useOpen } from './use-open.ts';

interface ObjectFieldProps extends SchemaFieldProps {
  readonly label: string;
  readonly properties: Readonly<Record<string, SchemaNode>>;
  readonly requires: readonly string[];
  /** One value for each width: beside each other where there is room. */
  readonly breakpoints: boolean;
}

/** Fields that belong together. Where they may be left out they are added, and taken away, as one. */
export const ObjectField = ({ label, node, properties, requires, breakpoints, path, value, required, onChange }: ObjectFieldProps) => {
  const { t } = useI18n('editor');
  const { schemas, readOnly } = useEditor();
  const hasProblem = useHasProblem(path);
  const fold = useOpen(hasProblem);
  if (value === undefined && !required)
    return readOnly ? null : (
      <Button variant="quiet" size="sm" onClick={() => onChange(emptyValue(node, schemas))}>
        {t('editor.add', { what: label })}
      </Button>
    );
  const fields = <Fields properties={properties} required={requires} path={path} value={value} onChange={onChange} />;
  // An item of a list is folded by its list.
  if (typeof path.at(-1) === 'number') return fields;
  return (
    <details className={styles.group} {...fold} data-invalid={hasProblem ? '' : undefined}>
      <summary className={styles.summary}>{label}</summary>
      <div className={styles.inner} data-breakpoints={breakpoints ? '' : undefined}>
        {fields}
        {required || readOnly ? null : (
          <Button variant="link" size="sm" onClick={() => onChange(undefined)}>
            {t('editor.remove', { what: label })}
          </Button>
        )}
      </div>
    </details>
  );
};
