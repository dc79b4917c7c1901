import { emptyValue, type SchemaDocument, type SchemaNode } from './schema-node.ts';

const idOf = (kind: string): string => `${kind}-${crypto.randomUUID().slice(0, 8)}`;

/** A block with what its kind requires, and an id of its own. */
export const newBlock = (kind: string, schemas: SchemaDocument): unknown => {
  const node = schemas.properties?.[kind];
  const required = (node && emptyValue(node, schemas)) as object | undefined;
  return { ...required, kind, id: idOf(kind), name: kind.replaceAll('-', ' ') };
};

/** An item of a list with what its schema requires. One that has an id begins with one of its own: no two of a document may have the same. */
export const newItem = (node: SchemaNode, schemas: SchemaDocument): unknown => {
  const item = emptyValue(node, schemas);
  if (typeof item !== 'object' || item === null || !('id' in item) || item.id !== '') return item;
  const kind = 'kind' in item && typeof item.kind === 'string' ? item.kind : 'item';
  return { ...item, id: idOf(kind), ...('name' in item && { name: kind.replaceAll('-', ' ') }) };
};

/** A copy of an item. A block's has an id of its own, and so have the blocks within it: no two blocks of a document may have the same. */
export const copyOf = (item: unknown): unknown => {
  if (Array.isArray(item)) return item.map(copyOf);
  if (typeof item !== 'object' || item === null) return item;
  const copy = Object.fromEntries(Object.entries(item).map(([name, value]) => [name, copyOf(value)]));
  const { kind, id } = copy;
  return typeof kind === 'string' && typeof id === 'string' ? { ...copy, id: idOf(kind) } : copy;
};
