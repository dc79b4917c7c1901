type Path = readonly (string | number)[];

export interface Found {
  readonly path: Path;
  /** Name of the field; empty for an entry of a list. */
  readonly key: string;
  readonly value: unknown;
}

/** Everything in a document, from the outside in. */
export function* walk(value: unknown, path: Path = [], key = ''): Generator<Found> {
  yield { path, key, value };
  if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* walk(one, [...path, index]);
  else if (typeof value === 'object' && value !== null) for (const [name, one] of Object.entries(value)) yield* walk(one, [...path, name], name);
}
