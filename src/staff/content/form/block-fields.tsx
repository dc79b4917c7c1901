import { useEditor } from './editor-context.ts';
import { Fields } from './fields.tsx';
import type { SchemaFieldProps } from './field-props.ts';
import { shapeOf } from './schema-node.ts';
import { valueAt } from './value-at.ts';

/** The fields of a block, by its kind. One of a kind that this editor does not know is kept as it is. */
export const BlockFields = ({ path, value, onChange }: SchemaFieldProps) => {
  const { schemas } = useEditor();
  const kind = valueAt(value, ['kind']);
  const node = typeof kind === 'string' ? schemas.properties?.[kind] : undefined;
  const shape = node && shapeOf(node, schemas);
  if (shape?.kind !== 'object') return <pre>{JSON.stringify(value, null, 2)}</pre>;
  return <Fields properties={shape.properties} required={shape.required} path={path} value={value} onChange={onChange} />;
};
