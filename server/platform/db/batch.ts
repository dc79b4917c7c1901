import type { Writable } from 'node:stream';
import { type FieldDef, Query, types as usualTypes } from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

interface Parsers {
  getTypeParser(type: number, format: 'text'): (text: string) => unknown;
}

/** A statement as the query builder passes it to the driver. */
export interface Statement {
  readonly text: string;
  /** Name under which a connection prepares it once. */
  readonly name?: string | undefined;
  /** Rows as arrays in column order; otherwise as objects. */
  readonly rowMode?: 'array';
  readonly types?: Parsers | undefined;
}

/** A statement to be sent, with the callbacks for its result. */
export interface Asked {
  readonly statement: Statement;
  readonly values: readonly unknown[];
  readonly hear: (error: unknown, result?: unknown) => void;
}

interface Columns {
  readonly fields: readonly FieldDef[];
  readonly parsers: readonly ((text: string) => unknown)[];
}

/** The columns of named statements, by name, for one connection, so that they need not be requested again. */
export type KnownColumns = Map<string, Columns>;

/** Members of the driver's connection that its published types leave out. */
interface Wire {
  readonly stream: Writable;
  /** Texts of the named statements that the server has, by name, and of those sent to it. */
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
 * Several statements of one transaction that PostgreSQL answers together: a single `Sync` follows the last of them. If one fails, the server skips
 * all later ones. The driver sees one query.
 */
export class Batch extends Query {
  /** Name of the statement whose result comes next; the driver reads it after a prepare. */
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

  /** @param message its text ends with the number of affected rows, if there can be any */
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
    // The server has not prepared the statements after it.
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
