/** A table by columns: the value of each column for each row. */
export type Columns<Row> = { readonly [K in keyof Row]: Row[K][] };

export const toColumns = <Row extends object>(keys: readonly (keyof Row)[], rows: readonly Row[]): Columns<Row> =>
  Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key])])) as unknown as Columns<Row>;

/**
 * How many rows a table by columns has.
 * @throws RangeError when the columns are not of one length
 */
export const lengthOf = (columns: Readonly<Record<string, readonly unknown[]>>): number => {
  const [first, ...rest] = Object.values(columns);
  const length = first?.length ?? 0;
  if (rest.some((values) => values.length !== length)) throw new RangeError('Columns of different lengths');
  return length;
};

/**
 * The rows of a table by columns.
 * @throws RangeError when the columns are not of one length
 */
export const toRows = <Row extends object>(columns: Columns<Row>): Row[] => {
  const entries = Object.entries(columns) as [keyof Row, unknown[]][];
  return Array.from({ length: lengthOf(columns as Columns<Record<string, unknown>>) }, (_, index) =>
    Object.fromEntries(entries.map(([key, values]) => [key, values[index]])),
  ) as Row[];
};
