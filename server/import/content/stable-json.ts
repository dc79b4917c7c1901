/** Keys that say what something is come first; the others follow by their names. */
const FIRST = ['id', 'kind', 'name', 'title'];

const rank = (key: string): number => {
  const at = FIRST.indexOf(key);
  return at < 0 ? FIRST.length : at;
};

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, ordered(one)]));
};

/** JSON for a version control: the same content is the same text, one value a line. */
export const stableJson = (value: unknown): string => `${JSON.stringify(ordered(value), null, 2)}\n`;
