import { emptyValue, type SchemaDocument } from './schema-node.ts';

/** A block with what its kind requires, and an id of its own. */
export const newBlock = (kind: string, schemas: SchemaDocument): unknown => {
  const node = schemas.properties?.[kind];
  const id = `${kind}-${crypto.randomUUID().slice(0, 8)}`;
  const required = (node && emptyValue(node, schemas)) as object | undefined;
  return { ...required, kind, id, name: kind.replaceAll('-', ' ') };
};
