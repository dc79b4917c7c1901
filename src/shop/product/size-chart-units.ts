/** Body measures are stored in centimetres; a column says so at the end of its name. */
export type LengthUnit = 'cm' | 'in';

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const CM = /\s*\(cm\)$/;
const CM_PER_INCH = 2.54;

export const hasLengths = ({ columns }: Pick<Table, 'columns'>): boolean => columns.some((column) => CM.test(column));

/** To half an inch, as a tape is read; `84–90` is a span, what is no number stays. */
const cellIn = (cell: string, write: (inches: number) => string): string =>
  cell.replaceAll(/\d+(?:[.,]\d+)?/g, (text) => write(Math.round((Number(text.replace(',', '.')) / CM_PER_INCH) * 2) / 2));

/** A chart in the unit that somebody reads. */
export const inUnit = ({ columns, rows }: Table, unit: LengthUnit, inchSign: string, write: (inches: number) => string): Table => {
  if (unit === 'cm') return { columns, rows };
  const isLength = columns.map((column) => CM.test(column));
  return {
    columns: columns.map((column) => column.replace(CM, ` (${inchSign})`)),
    rows: rows.map((row) => row.map((cell, index) => (isLength[index] ? cellIn(cell, write) : cell))),
  };
};
