import type { Schema } from '#contract/calls/call.ts';

/** What the reader of bodies lets through, less some for the rest of a body: more values are refused before they are parsed (docs/security.md). */
const VALUES = 9_000;
/** Of lists and texts whose schema names no limit (schema-bounds.ts). */
const ENTRIES = 1_000;
const LETTERS = 20_000;

type Def = Schema['_zod']['def'] & {
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly in?: Schema;
  readonly options?: readonly Schema[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly valueType?: Schema;
};

const mostOf = (schema: Schema, otherwise: number): number => {
  const limits = (schema._zod.def.checks ?? []).map((check) => {
    const def = check._zod.def as { readonly check: string; readonly maximum?: number; readonly length?: number };
    return def.check === 'max_length' ? def.maximum : def.check === 'length_equals' ? def.length : undefined;
  });
  return Math.min(otherwise, ...limits.filter((limit) => limit !== undefined));
};

/** The value with every list as long as its schema takes, and every text that is free of a pattern, too. */
const grown = (schema: Schema, value: unknown, room: number): unknown => {
  const def: Def = schema._zod.def;
  const inner = def.innerType ?? def.in;
  if (inner) return grown(inner, value, room);
  if (def.type === 'union') return def.options?.map((option) => grown(option, value, room)).find((one) => one !== value) ?? value;
  if (typeof value === 'string') return def.type === 'string' ? value.padEnd(Math.min(mostOf(schema, LETTERS), room), ' x') : value;
  if (Array.isArray(value) && def.element) {
    const element = grown(def.element, value[0] ?? sampleOf(def.element), 200);
    const size = JSON.stringify(element)?.length ?? 4;
    const values = (JSON.stringify(element) ?? '').split(/[,[{]/).length;
    const length = Math.min(mostOf(schema, ENTRIES), Math.floor(room / (size + 1)), Math.floor(VALUES / values));
    return Array.from({ length }, () => element);
  }
  if (typeof value !== 'object' || value === null || !def.shape) return value;
  const fields = Object.entries(def.shape).map(([key, field]) => [key, grown(field, (value as Record<string, unknown>)[key], room)] as const);
  return Object.fromEntries(fields.filter(([, part]) => part !== undefined));
};

/** Something of the kind of a schema. */
const sampleOf = (schema: Schema): unknown => {
  const def: Def = schema._zod.def;
  const inner = def.innerType ?? def.in ?? def.options?.[0];
  if (inner) return sampleOf(inner);
  if (def.shape) return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, sampleOf(field)]));
  if (def.element) return [sampleOf(def.element)];
  return def.type === 'string' ? 'x' : def.type === 'boolean' ? true : 1;
};

const objects = (count: number) => Array.from({ length: count }, () => ({}));

/**
 * Bodies that come as far as their schema and are the largest of their kind: a good one with every list and text grown, one of every field in its place, and
 * each field in turn as a long list, as wide an object and as long a text as the reader of bodies lets through.
 */
export function* largestBodies(schema: Schema, good: unknown, limit: number): Generator {
  const room = limit - 4_000;
  yield grown(schema, good, room / 4);
  yield grown(schema, sampleOf(schema), room / 4);
  yield objects(VALUES);
  yield 'a'.repeat(room);
  if (typeof good !== 'object' || good === null || Array.isArray(good)) return;
  const wide = Object.fromEntries(Array.from({ length: VALUES }, (_, at) => [`k${at}`, 0]));
  yield { ...good, ...wide };
  const larges = [objects(VALUES), wide, 'a.'.repeat(Math.floor(room / 2) - 2_000)];
  const names = Object.keys((schema._zod.def as Def).shape ?? good);
  for (const [at, name] of names.entries()) yield { ...good, [name]: larges[at % larges.length] };
}
