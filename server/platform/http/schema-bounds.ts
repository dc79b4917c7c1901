import type { Schema } from '#contract/calls/call.ts';

/** Limit of a list or a text whose schema has none. */
const LIST_LIMIT = 1_000;
const TEXT_LIMIT = 20_000;

type Def = Omit<Schema['_zod']['def'], 'checks'> & {
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly in?: Schema;
  readonly left?: Schema;
  readonly right?: Schema;
  readonly options?: readonly Schema[];
  readonly items?: readonly Schema[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly valueType?: Schema;
  readonly getter?: () => Schema;
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string; readonly maximum?: unknown; readonly length?: unknown } } }[];
};

/** The maximum length of a list or a text, by the checks of its schema. */
const mostOf = ({ checks = [] }: Def, otherwise: number): number => {
  const lengths = checks.map(({ _zod: { def } }) =>
    def.check === 'max_length' ? def.maximum : def.check === 'length_equals' ? def.length : undefined,
  );
  const known = lengths.filter((length) => typeof length === 'number');
  return known.length > 0 ? Math.min(...known) : otherwise;
};

type Path = readonly (string | number)[];

/** The first part in which `each` finds something too long. */
const firstOf = <T>(parts: Iterable<T>, each: (part: T) => Path | undefined): Path | undefined => {
  for (const part of parts) {
    const found = each(part);
    if (found) return found;
  }
  return undefined;
};

const ofFields = (fields: Iterable<readonly [string, Schema | undefined]>, value: object, path: Path, listLimit: number): Path | undefined =>
  firstOf(fields, ([key, field]) =>
    field && Object.hasOwn(value, key) ? findTooLong(field, (value as Record<string, unknown>)[key], [...path, key], listLimit) : undefined,
  );

/**
 * The path of a list or a text that is longer than its schema allows; undefined if there is none. Checked before the schema itself, which reads every
 * entry of a list and collects all problems before it looks at the length.
 * @param listLimit of lists whose schema has none
 */
export const findTooLong = (schema: Schema, value: unknown, path: Path = [], listLimit = LIST_LIMIT): Path | undefined => {
  if (value === null || value === undefined) return undefined;
  const def: Def = schema._zod.def;
  if (def.type === 'union') {
    const found = (def.options ?? []).map((option) => findTooLong(option, value, path, listLimit));
    return found.some((one) => one === undefined) ? undefined : found[0];
  }
  if (def.type === 'intersection') return firstOf([def.left, def.right], (side) => side && findTooLong(side, value, path, listLimit));
  if (def.type === 'lazy') return def.getter && findTooLong(def.getter(), value, path, listLimit);
  const inner = def.innerType ?? def.in;
  if (inner) return findTooLong(inner, value, path, listLimit);
  if (typeof value === 'string') return value.length > mostOf(def, TEXT_LIMIT) ? path : undefined;
  if (Array.isArray(value)) {
    if (value.length > mostOf(def, listLimit)) return path;
    return firstOf(value.entries(), ([at, part]) => {
      const element = def.items?.[at] ?? def.element;
      return element && findTooLong(element, part, [...path, at], listLimit);
    });
  }
  if (typeof value !== 'object') return undefined;
  if (def.shape) return ofFields(Object.entries(def.shape), value, path, listLimit);
  return (
    def.valueType &&
    ofFields(
      Object.keys(value).map((key) => [key, def.valueType] as const),
      value,
      path,
      listLimit,
    )
  );
};
