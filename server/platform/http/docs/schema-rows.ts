import type { JsonSchema } from './openapi.ts';

/** One row of the table of fields. */
export interface FieldRow {
  /** `items[].price.current` */
  readonly path: string;
  /** `text`, `list of whole number`, `pickup | pudo` ... */
  readonly type: string;
  /** Name of a shape that is described elsewhere. */
  readonly shape: string | undefined;
  readonly required: boolean;
  /** `1 to 60 characters`, `^\\d{8}$` */
  readonly limits: string;
}

/** Shown as a name instead of a pattern. */
const UUID = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
const SHAPE = '#/components/schemas/';
const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  null: 'null',
  object: 'object',
  array: 'list',
};

const shapeOf = (schema: JsonSchema): string | undefined => (schema.$ref?.startsWith(SHAPE) ? schema.$ref.slice(SHAPE.length) : undefined);

const elementOf = (schema: JsonSchema): JsonSchema => (schema.items ? elementOf(schema.items) : schema);

/** The values of a record; undefined for other schemas. */
const valuesOf = (schema: JsonSchema): JsonSchema | undefined =>
  typeof schema.additionalProperties === 'object' && !schema.properties ? schema.additionalProperties : undefined;

const typeOf = (schema: JsonSchema): string => {
  const shape = shapeOf(schema);
  if (shape) return shape;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  const values = valuesOf(schema);
  if (values) return `${typeOf(values)} by name`;
  if (schema.type === undefined) return 'anything';
  return [schema.type]
    .flat()
    .map((type) => NAMES[type] ?? type)
    .join(' or ');
};

const figure = (value: unknown): number | undefined => (typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined);

const span = (low: unknown, high: unknown, unit: string): string => {
  const [from, to] = [figure(low), figure(high)];
  if (from === undefined && to === undefined) return '';
  const range = from === undefined ? `at most ${to}` : to === undefined ? `at least ${from}` : `${from} to ${to}`;
  return unit ? `${range} ${unit}` : range;
};

const limitsOf = (schema: JsonSchema): string =>
  [
    span(schema['minimum'], schema['maximum'], ''),
    span(schema['minLength'], schema['maxLength'], 'characters'),
    span(schema['minItems'], schema['maxItems'], 'entries'),
    typeof schema['format'] === 'string' ? schema['format'] : '',
    typeof schema['pattern'] === 'string' && schema['format'] === undefined ? (schema['pattern'] === UUID ? 'UUID' : schema['pattern']) : '',
  ]
    .filter(Boolean)
    .join(', ');

/** Fields of an object and of its nested objects, one row each, down to the next named shape. */
export const fieldRows = (schema: JsonSchema, prefix = ''): FieldRow[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const element = elementOf(field);
    const values = valuesOf(element);
    const inner = values ? elementOf(values) : element;
    const suffix = `${field.items ? '[]' : ''}${values ? '{}' : ''}`;
    return [
      { path, type: typeOf(field), shape: shapeOf(inner), required: schema.required?.includes(name) ?? false, limits: limitsOf(field) },
      ...fieldRows(inner, `${path}${suffix}`),
    ];
  });
