export type SearchValue = string | number | boolean | readonly (string | number)[] | undefined;
export type Search = Readonly<Record<string, SearchValue>>;

/**
 * Query strings as forms write them: every value is text, a name that repeats is a list. A form that is sent without
 * scripts and a link made by one so have the same address, and a size of `9.50` stays what it was.
 */
export const parseSearch = (text: string): Record<string, string | string[]> => {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]));
};

/** The other way; names without a value are left out. Begins with `?` unless it is empty. */
export const stringifySearch = (search: Search): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? (value as readonly (string | number)[]) : [value]) params.append(name, String(one));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
};

/** Reads these values of a query string, where they are one text each; everything else stands in the address unread. */
export const readTexts =
  <Name extends string>(...names: readonly Name[]) =>
  (search: Record<string, unknown>): { readonly [name in Name]?: string } => {
    const texts: { [name in Name]?: string } = {};
    for (const name of names) {
      const value = search[name];
      if (typeof value === 'string') texts[name] = value;
    }
    return texts;
  };
