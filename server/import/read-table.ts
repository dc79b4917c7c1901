import { CsvError, parse } from 'csv-parse';
import type { Detected } from './detect-format.ts';
import type { TextFile } from './read-text.ts';
import type { Rejection } from './types.ts';

/** One row by the names of its columns, and the line on which it begins. */
export interface TableRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A quote that is never closed would swallow the rest of the file: no row of a catalogue is this long. */
const LONGEST_ROW = 1_000_000;
/** After so many broken quotes the file is something else than it says. */
const MOST_RESTARTS = 200;

const linesIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/** Drops the first lines of a text, so that reading goes on behind a row that cannot be read. */
const withoutLines = async function* (pieces: AsyncIterable<string>, count: number): AsyncGenerator<string> {
  let left = count;
  let afterReturn = false;
  for await (const piece of pieces) {
    let at = 0;
    // A line end may be cut in two by the pieces.
    if (afterReturn && piece.startsWith('\n')) at = 1;
    afterReturn = false;
    while (left > 0 && at < piece.length) {
      const letter = piece[at];
      at += 1;
      if (letter !== '\n' && letter !== '\r') continue;
      left -= 1;
      if (letter === '\r') {
        if (at === piece.length) afterReturn = true;
        else if (piece[at] === '\n') at += 1;
      }
    }
    if (left === 0 && at < piece.length) yield piece.slice(at);
  }
};

const REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'a quote stands in the middle of a quoted cell',
  INVALID_OPENING_QUOTE: 'a quote stands in the middle of a cell',
  CSV_MAX_RECORD_SIZE: 'a quote is opened and not closed for a million letters',
};

interface Parsed {
  readonly record: readonly string[];
  /** As it stands in the file, to count its lines by. */
  readonly raw: string;
}

/**
 * Feeds the parser piece by piece and hands on what each piece completed. The parser's own stream would lose the rows before a
 * broken one: it throws its buffer away with the error, which here comes last.
 */
const parsePieces = async function* (pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<Parsed> {
  let done: Parsed[] = [];
  let failure: unknown;
  const parser = parse({
    delimiter,
    raw: true,
    relax_column_count: true,
    relax_quotes: delimiter === '\t',
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: LONGEST_ROW,
    on_record: (record: unknown) => {
      done.push(record as Parsed);
      return null;
    },
  });
  parser.on('error', (error) => {
    failure = error;
  });
  parser.resume();
  const take = () => {
    const taken = done;
    done = [];
    return taken;
  };
  for await (const piece of pieces) {
    await new Promise<void>((next) => void parser.write(piece, () => next()));
    yield* take();
    if (failure !== undefined) throw failure;
  }
  await new Promise<void>((next) => {
    parser.once('end', next).once('error', () => next());
    parser.end();
  });
  yield* take();
  if (failure !== undefined) throw failure;
};

/**
 * Reads a table row by row, quoted line ends included. A row whose quotes are broken is handed to `reject`, and reading goes on
 * at the next line.
 */
export const readTable = async function* (
  file: TextFile,
  { delimiter }: Detected,
  reject: (rejection: Rejection) => void,
  toName: (name: string) => string,
): AsyncGenerator<TableRow> {
  let columns: string[] | undefined;
  let line = 0;
  for (let restarts = 0; ; restarts += 1) {
    try {
      for await (const { record, raw } of parsePieces(withoutLines(file.pieces(), line), delimiter)) {
        const start = line + 1;
        line += Math.max(1, linesIn(raw));
        if (record.every((cell) => cell.trim() === '')) continue;
        if (!columns) columns = record.map(toName);
        else yield { line: start, cells: cellsOf(columns, record) };
      }
      return;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      line += 1;
      reject({ line, reason: REASONS[error.code] ?? error.code.toLowerCase().replaceAll('_', ' ') });
      if (restarts === MOST_RESTARTS) {
        reject({ line, reason: 'too many broken quotes: nothing was read after this line' });
        return;
      }
    }
  }
};

/** The first cell of a name wins where a file names a column twice; empty cells are left out. */
const cellsOf = (columns: readonly string[], record: readonly string[]): Record<string, string> => {
  const cells: Record<string, string> = {};
  for (const [index, name] of columns.entries()) {
    const cell = record[index]?.trim();
    if (cell !== undefined && cell !== '' && cells[name] === undefined) cells[name] = cell;
  }
  return cells;
};
