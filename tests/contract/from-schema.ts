import * as fc from 'fast-check';
import type { JsonSchema } from '#server/platform/http/docs/openapi.ts';

/** Real values by the name of the field or parameter they stand in: without them nothing would get past the first look-up. */
export type Pools = Readonly<Record<string, readonly unknown[]>>;

/** What no field should hold and every field is offered. */
const poison = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    '\u0000',
    '\ud800',
    '__proto__',
    '%00',
    "'; drop table carts; --",
    '9'.repeat(400),
    '1e999',
    -1,
    0,
    2 ** 31,
    2 ** 53,
    1e308,
    null,
    true,
    [],
    {},
    'x'.repeat(5000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const often = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight: number): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: odd, weight: 1 });

const lengthOf = (schema: JsonSchema): { minLength?: number; maxLength: number } => ({
  ...(typeof schema['minLength'] === 'number' ? { minLength: schema['minLength'] } : {}),
  maxLength: typeof schema['maxLength'] === 'number' ? Math.min(schema['maxLength'], 300) : 60,
});

const textFrom = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema['format'] === 'email') return fc.constantFrom('ann@trail.example', 'a.b+c@trail.example');
  if (typeof schema['pattern'] === 'string') return fc.stringMatching(new RegExp(schema['pattern']));
  return fc.oneof(
    fc.string({ unit: 'grapheme', ...lengthOf(schema) }),
    fc.constantFrom('Ann', 'Lee', '1 Trail Road', 'Portland', '97205', 'OR', '503 555 0100', '75001', 'Paris'),
  );
};

const numberFrom = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const bound = (value: unknown, otherwise: number): number =>
    typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : otherwise;
  const [min, max] = [bound(schema['minimum'], -3), bound(schema['maximum'], 2 ** 40)];
  return schema.type === 'number'
    ? fc.double({ min, max, noNaN: true })
    : fc.oneof(fc.integer({ min, max: Math.max(min, Math.min(max, min + 4)) }), fc.integer({ min, max }));
};

/** Values that a schema allows, with a real one where there is a pool for the name, and here and there something it must refuse. */
export const fromSchema = (schema: JsonSchema, pools: Pools, resolve: (ref: string) => JsonSchema, name = ''): fc.Arbitrary<unknown> => {
  const inner = (part: JsonSchema, of = name): fc.Arbitrary<unknown> => fromSchema(part, pools, resolve, of);
  const plain = (): fc.Arbitrary<unknown> => {
    if (schema.$ref) return inner(resolve(schema.$ref));
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => inner(part)));
    if (schema.properties) {
      const fields = Object.fromEntries(Object.entries(schema.properties).map(([key, part]) => [key, inner(part, key)]));
      return often(fc.record(fields, { requiredKeys: [...(schema.required ?? [])] }), fc.record(fields, { requiredKeys: [] }), 12);
    }
    if (schema.items)
      return fc.array(inner(schema.items), { minLength: typeof schema['minItems'] === 'number' ? schema['minItems'] : 0, maxLength: 4 });
    if (schema.type === 'boolean') return fc.boolean();
    if (schema.type === 'null') return fc.constant(null);
    if (schema.type === 'integer' || schema.type === 'number') return numberFrom(schema);
    if (schema.type === 'string') return textFrom(schema);
    return fc.jsonValue({ maxDepth: 2 });
  };
  const pool = pools[name];
  const usual = pool && pool.length > 0 && !schema.items && !schema.properties ? often(fc.constantFrom(...pool), plain(), 20) : plain();
  return schema.properties ? usual : often(usual, poison, 40);
};
