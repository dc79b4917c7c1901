import { emptyValue, type SchemaDocument } from './schema-node.ts';

/** A block with what its kind requires, and an id of its own. */
export const newBlock = (kind: string, schemas: SchemaDocument): unknown => {
  const node = schemas.properties?.[kind];
  const id = `${kind}-${crypto.randomUUID().slice(0, 8)}`;
  return { ...(node && (emptyValue(node, schemas) as Record<string, unknown>)), kind, id, name: kind.replaceAll('-', ' ') };
};
