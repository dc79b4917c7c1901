import type * as z from 'zod/mini';
import { articleItemSchema, articleResultsSchema, articleSchema } from '#contract/calls/content/articles.ts';
import { contentEventSchema } from '#contract/calls/content/events.ts';
import { logoSchema, mediaSchema, pictureSchema as contentPictureSchema, targetSchema } from '#contract/calls/content/parts.ts';
import { plainBlockSchema } from '#contract/calls/content/plain-blocks.ts';
import { pictureSchema, priceSchema, productHitSchema } from '#contract/calls/products.ts';

type AnySchema = z.core.$ZodType;

/** Parts that several blocks share, and whole answers of other calls: their own fields are not counted again for each block. */
const SHARED: ReadonlySet<AnySchema> = new Set<AnySchema>([
  articleItemSchema,
  articleResultsSchema,
  articleSchema,
  contentEventSchema,
  contentPictureSchema,
  logoSchema,
  mediaSchema,
  pictureSchema,
  plainBlockSchema,
  priceSchema,
  productHitSchema,
  targetSchema,
]);
/** What may be said for each width of the screen is one field. */
const PER_WIDTH = new Set(['sm', 'md', 'lg', 'large', 'small']);

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, AnySchema>>;
  readonly innerType?: AnySchema;
  readonly element?: AnySchema;
  readonly options?: readonly AnySchema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
}

const definitionOf = (schema: AnySchema): Definition => schema._zod.def;
const join = (path: string, key: string): string => (PER_WIDTH.has(key) ? path : path === '' ? key : `${path}.${key}`);

/** All fields of a schema by path, `items.icon.dir`, without those of shared parts. A field that holds others stands before them. */
export const fieldsOf = (schema: AnySchema, path = ''): ReadonlyMap<string, AnySchema> => {
  const fields = new Map<string, AnySchema>();
  const walk = (one: AnySchema, at: string): void => {
    const { type, shape, innerType, element } = definitionOf(one);
    const inner = innerType ?? element;
    if (inner && !SHARED.has(one)) return walk(inner, at);
    if (at !== '' && !fields.has(at)) fields.set(at, one);
    if (type === 'object' && shape && !SHARED.has(one)) for (const [key, field] of Object.entries(shape)) walk(field, join(at, key));
  };
  walk(schema, path);
  return fields;
};

/** Values that a field may have, where there are few. */
export const valuesOf = (schema: AnySchema): readonly unknown[] => {
  const { type, entries, values, options } = definitionOf(schema);
  if (type === 'boolean') return [true, false];
  if (entries) return Object.values(entries);
  if (values) return values;
  return options ? options.flatMap((option) => valuesOf(option)) : [];
};

/** Paths of all fields that a value sets. */
export const fieldsSet = (value: unknown, path = ''): string[] => {
  if (value === undefined) return [];
  if (Array.isArray(value)) return [path, ...value.flatMap((item) => fieldsSet(item, path))];
  if (typeof value !== 'object' || value === null) return [path];
  return [...(path === '' ? [] : [path]), ...Object.entries(value).flatMap(([key, field]) => fieldsSet(field, join(path, key)))];
};

/** The value with the field at a path changed, wherever it is set: in every item and for every width. `change` answers undefined to remove it. */
export const withField = (value: unknown, path: string, change: (before: unknown) => unknown, at = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => withField(item, path, change, at));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const here = join(at, key);
      if (here !== path || PER_WIDTH.has(key)) return [[key, withField(field, path, change, here)]];
      const after = change(field);
      return after === undefined ? [] : [[key, after]];
    }),
  );
};
