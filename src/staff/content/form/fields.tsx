import { useEditor } from './editor-context.ts';
import type { SchemaNode } from './schema-node.ts';
import { type Path, valueAt, withValueAt } from './value-at.ts';

interface FieldsProps {
  readonly properties: Readonly<Record<string, SchemaNode>>;
  readonly required: readonly string[];
  readonly path: Path;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The fields of an object, in the order of its schema. */
export const Fields = ({ properties, required, path, value, onChange }: FieldsProps) => {
  const { SchemaField } = useEditor();
  return Object.entries(properties).map(([name, node]) => (
    <SchemaField
      key={name}
      node={node}
      name={name}
      path={[...path, name]}
      value={valueAt(value, [name])}
      required={required.includes(name)}
      onChange={(next) => onChange(withValueAt(value, [name], next))}
    />
  ));
};
