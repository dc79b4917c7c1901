/** Where a value stands in a document: names of fields and places in lists. */
export type Path = readonly (string | number)[];

type Container = Readonly<Record<string | number, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

export const valueAt = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (isContainer(value) ? value[step] : undefined), document);

/** A copy of the document with one value changed; `undefined` takes a field out. */
export const withValueAt = (document: unknown, [step, ...rest]: Path, value: unknown): unknown => {
  if (step === undefined) return value;
  const next = withValueAt(isContainer(document) ? document[step] : undefined, rest, value);
  if (typeof step === 'number') {
    const list = Array.isArray(document) ? [...(document as unknown[])] : [];
    list[step] = next;
    return list;
  }
  const { [step]: _, ...others } = isContainer(document) ? document : {};
  if (next === undefined) return others;
  // A field that was there keeps its place.
  return isContainer(document) && step in document ? { ...document, [step]: next } : { ...others, [step]: next };
};

export const insertAt = (list: readonly unknown[], index: number, item: unknown): unknown[] => list.toSpliced(index, 0, item);
export const removeAt = (list: readonly unknown[], index: number): unknown[] => list.toSpliced(index, 1);

export const moveItem = (list: readonly unknown[], from: number, to: number): unknown[] =>
  to < 0 || to >= list.length ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, list[from]);

/** `blocks.0.title`, as the service names the field of an issue. */
export const pathText = (path: Path): string => path.join('.');
