import type { Writable } from 'node:stream';
import { type FieldDef, Query, types as usualTypes } from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

interface Parsers {
  getTypeParser(type: number, format: 'text'): (text: string) => unknown;
}

/** A statement as the query builder hands it to the driver. */
export interface Statement {
  readonly text: string;
  /** Prepared once for a connection under it. */
  readonly name?: string | undefined;
  /** Rows as arrays in the order of the columns; else as objects. */
  readonly rowMode?: 'array';
  readonly types?: Parsers | undefined;
}

/** One that waits to be sent, and whoever waits for its answer. */
export interface Asked {
  readonly statement: Statement;
  readonly values: readonly unknown[];
  readonly hear: (error: unknown, result?: unknown) => void;
}

interface Columns {
  readonly fields: readonly FieldDef[];
  readonly parsers: readonly ((text: string) => unknown)[];
}

/** How the answers to named statements are laid out, by name, for one connection: what is known need not be asked again. */
export type KnownColumns = Map<string, Columns>;

/** What its published types leave out of the driver's connection. */
interface Wire {
  readonly stream: Writable;
  /** Texts of named statements that the server has, by name, and of those that were sent to it. */
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(statement: { readonly text: string; readonly name: string | undefined }): void;
  bind(values: { readonly statement: string | undefined; readonly values: readonly unknown[] }): void;
  describe(what: { readonly type: 'P' }): void;
  execute(): void;
  sync(): void;
}

type Texts = readonly (string | null)[];

const NO_COLUMNS: Columns = { fields: [], parsers: [] };

const columnsOf = (fields: readonly FieldDef[], { getTypeParser }: Parsers): Columns => ({
  fields,
  parsers: fields.map(({ dataTypeID }) => getTypeParser(dataTypeID, 'text')),
});

const rowOf = (texts: Texts, { fields, parsers }: Columns, rowMode: Statement['rowMode']): unknown => {
  const values = texts.map((text, at) => (text === null ? null : parsers[at]?.(text)));
  return rowMode === 'array' ? values : Object.fromEntries(fields.map(({ name }, at) => [name, values[at]]));
};

/**
 * Several statements of one transaction that PostgreSQL answers in one go: a single `Sync` stands after the last of them. One that fails fails all
 * that come after it, which the server skips. To the driver they are one query.
 */
export class Batch extends Query {
  /** Of the statement whose answer comes next: the driver asks for it when something has been prepared. */
  name: string | undefined;
  text: string | undefined;
  readonly #asked: readonly Asked[];
  readonly #known: KnownColumns;
  #at = 0;
  #columns = NO_COLUMNS;
  #rows: Texts[] = [];

  constructor(asked: readonly Asked[], known: KnownColumns) {
    super('', [], () => {});
    this.#asked = asked;
    this.#known = known;
    this.#turnTo(0);
  }

  override submit = (connection: unknown): null => {
    const wire = connection as Wire;
    wire.stream.cork();
    for (const [at, one] of this.#asked.entries()) {
      const { text, name } = one.statement;
      try {
        const values = one.values.map(prepareValue);
        const isPrepared = name !== undefined && (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) !== undefined;
        if (!isPrepared) wire.parse({ text, name });
        if (name !== undefined && !isPrepared) wire.submittedNamedStatements[name] = text;
        wire.bind({ statement: name, values });
      } catch (error) {
        this.#failFrom(at, error);
        break;
      }
      if (name === undefined || !this.#known.has(name)) wire.describe({ type: 'P' });
      wire.execute();
    }
    wire.sync();
    wire.stream.uncork();
    return null;
  };

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.#columns = columnsOf(fields, this.#asked[this.#at]?.statement.types ?? usualTypes);
  }

  handleDataRow({ fields }: { readonly fields: Texts }): void {
    this.#rows.push(fields);
  }

  /** @param message its text ends with the number of rows that were touched, where any could be */
  handleCommandComplete({ text }: { readonly text: string }): void {
    const asked = this.#asked[this.#at];
    const columns = this.#columns;
    if (this.name !== undefined) this.#known.set(this.name, columns);
    try {
      const rows = this.#rows.map((texts) => rowOf(texts, columns, asked?.statement.rowMode));
      const count = /\d+$/.exec(text)?.[0];
      asked?.hear(undefined, { rows, fields: columns.fields, rowCount: count === undefined ? null : Number(count) });
    } catch (error) {
      asked?.hear(error);
    }
    this.#turnTo(this.#at + 1);
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleError(error: unknown, { submittedNamedStatements }: Wire): void {
    // The server has never heard of what was to be prepared after it.
    for (const { statement } of this.#asked.slice(this.#at)) if (statement.name !== undefined) delete submittedNamedStatements[statement.name];
    this.#failFrom(this.#at, error);
  }

  handleReadyForQuery(): void {}

  #turnTo(at: number): void {
    const statement = this.#asked[at]?.statement;
    this.#at = at;
    this.name = statement?.name;
    this.text = statement?.text;
    this.#columns = (this.name === undefined ? undefined : this.#known.get(this.name)) ?? NO_COLUMNS;
    this.#rows = [];
  }

  #failFrom(at: number, error: unknown): void {
    for (const { hear } of this.#asked.slice(at)) hear(error);
  }
}
