/** A row of comma-separated values (RFC 4180). */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;

/** A row of tab-separated values: tabs and line breaks inside a cell become spaces, and a cell with quotes is quoted. */
export const tsvLine = (cells: readonly string[]): string =>
  `${cells
    .map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' '))
    .map((cell) => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join('\t')}\n`;
