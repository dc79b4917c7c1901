import type { SchemaNode } from './schema-node.ts';
import type { Path } from './value-at.ts';

export interface SchemaFieldProps {
  readonly node: SchemaNode;
  readonly name: string;
  readonly path: Path;
  readonly value: unknown;
  readonly required: boolean;
  /** `undefined` takes the field out. */
  readonly onChange: (value: unknown) => void;
}
