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

const linesIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/** A file while it is read: what has come of it and is part of no whole row yet, and what comes next. */
interface Source {
  rest: Buffer;
  readonly next: () => Promise<Buffer | undefined>;
  readonly close: () => Promise<unknown>;
}

const sourceOf = (chunks: AsyncIterable<string>): Source => {
  const iterator = chunks[Symbol.asyncIterator]();
  return {
    rest: Buffer.alloc(0),
    next: async () => {
      const { done, value } = await iterator.next();
      return done ? undefined : Buffer.from(value);
    },
    close: async () => iterator.return?.(),
  };
};

const [LINE_FEED, RETURN] = [10, 13];

/** Drops the line that a row begins with which cannot be read, so that reading goes on behind it. */
const dropLine = async (source: Source): Promise<void> => {
  for (;;) {
    const { rest } = source;
    const at = rest.findIndex((byte) => byte === LINE_FEED || byte === RETURN);
    if (at !== -1 && at + 1 < rest.length) {
      source.rest = rest.subarray(rest[at] === RETURN && rest[at + 1] === LINE_FEED ? at + 2 : at + 1);
      return;
    }
    // The line goes on in the next chunk, or its end is cut in two.
    const chunk = await source.next();
    if (chunk === undefined) {
      source.rest = Buffer.alloc(0);
      return;
    }
    source.rest = at === -1 ? chunk : Buffer.concat([rest.subarray(at), chunk]);
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
  /** `bytes`: how far the parser has come with this row. */
  readonly info: { readonly bytes: number };
}

/**
 * Feeds the parser chunk by chunk and hands on what each chunk completed. The parser's own stream would lose the rows before a
 * broken one: it throws its buffer away with the error, which here comes last. What is in no row yet stays with the source.
 */
const parseRest = async function* (source: Source, delimiter: string): AsyncGenerator<Parsed> {
  let done: Parsed[] = [];
  let failure: unknown;
  /** Bytes of what the parser was given that the source has let go. */
  let passed = 0;
  const parser = parse({
    delimiter,
    raw: true,
    info: true,
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
  const take = (): readonly Parsed[] => {
    const taken = done;
    done = [];
    const bytes = taken.at(-1)?.info.bytes ?? passed;
    source.rest = source.rest.subarray(bytes - passed);
    passed = bytes;
    return taken;
  };
  let chunk: Buffer | undefined = source.rest;
  while (chunk) {
    const given = chunk;
    await new Promise<void>((next) => void parser.write(given, () => next()));
    yield* take();
    if (failure !== undefined) throw failure;
    chunk = await source.next();
    if (chunk) source.rest = Buffer.concat([source.rest, chunk]);
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
 * at the next line, however many there are.
 */
export const readTable = async function* (
  file: TextFile,
  { delimiter }: Detected,
  reject: (rejection: Rejection) => void,
  toName: (name: string) => string,
): AsyncGenerator<TableRow> {
  const source = sourceOf(file.chunks());
  let columns: string[] | undefined;
  let line = 0;
  try {
    for (;;) {
      try {
        for await (const { record, raw } of parseRest(source, delimiter)) {
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
        await dropLine(source);
      }
    }
  } finally {
    await source.close();
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
