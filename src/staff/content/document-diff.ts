import { create, type Delta } from 'jsondiffpatch';

export interface Difference {
  /** `blocks › home-hero › title` */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly before?: string;
  readonly after?: string;
}

const idOf = (value: unknown): string | undefined => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' ? id : undefined;
};

/** Items of lists are the same where their ids are: a block that moved has not changed. */
const differ = create({ objectHash: (item, index) => idOf(item) ?? `place ${index}` });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

const SEPARATOR = ' › ';
const join = (path: string, step: string): string => (path === '' ? step : path + SEPARATOR + step);

/** jsondiffpatch: `[new]`, `[old, new]`, `[old, 0, 0]`, and `['', place, 3]` for what moved. */
const leafOf = (delta: readonly unknown[], path: string): Difference => {
  if (delta.length === 1) return { path, kind: 'added', after: textOf(delta[0]) };
  if (delta.length === 2) return { path, kind: 'changed', before: textOf(delta[0]), after: textOf(delta[1]) };
  return delta[2] === 3 ? { path, kind: 'moved' } : { path, kind: 'removed', before: textOf(delta[0]) };
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const walk = (delta: Delta, before: unknown, after: unknown, path: string): Difference[] => {
  if (delta === undefined) return [];
  if (Array.isArray(delta)) return [leafOf(delta, path)];
  const isList = '_t' in delta;
  return Object.entries(delta as Record<string, Delta>).flatMap(([key, inner]) => {
    if (key === '_t') return [];
    if (!isList) return walk(inner, isRecord(before) ? before[key] : undefined, isRecord(after) ? after[key] : undefined, join(path, key));
    // `_2` was at place 2 before, `2` is there now.
    const wasThere = key.startsWith('_');
    const index = Number(wasThere ? key.slice(1) : key);
    const list = wasThere ? before : after;
    const item: unknown = Array.isArray(list) ? list[index] : undefined;
    const earlier: unknown = Array.isArray(before)
      ? (before as unknown[]).find((one) => idOf(one) !== undefined && idOf(one) === idOf(item))
      : undefined;
    return walk(inner, earlier, item, join(path, idOf(item) ?? String(index + 1)));
  });
};

/** What changed from one document to the other, field by field. */
export const differencesBetween = (before: unknown, after: unknown): Difference[] => walk(differ.diff(before, after), before, after, '');
