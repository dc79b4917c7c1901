import { randomUUID } from 'node:crypto';
import { type PGlite, protocol, type QueryOptions, type Results, type Transaction, types } from '@electric-sql/pglite';
import { createStatementNames } from './quick-client.ts';

/**
 * A plan is made again after so many uses: the embedded database collects no statistics by itself, so nothing else tells it that a table has grown.
 */
const USES_OF_A_PLAN = 1_000;

/** Statements that are not valid any more: of another result type, or not prepared in this session. */
const OUTDATED = new Set(['0A000', '26000']);

type Column = Results['fields'][number];

interface Statement {
  readonly name: string;
  /** Types of its values. */
  readonly given: readonly number[];
  readonly columns: readonly Column[];
  uses: number;
}

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];
const find = <T>(messages: readonly Message[], name: Message['name']): T | undefined => messages.find((one) => one.name === name) as T | undefined;

const { serialize } = protocol;
const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

/** What a prepared statement can be asked with. */
const isPlain = ({ blob, paramTypes, serializers, onNotice }: QueryOptions): boolean => !blob && !paramTypes && !serializers && !onNotice;

type Run = <T>(text: string, values?: unknown[], options?: QueryOptions) => Promise<Results<T>>;

/**
 * The embedded database with repeated statements prepared: from its third use on a text is parsed once, later planned once, and sent in one message
 * where the driver sends six. Failures have the codes of PostgreSQL; unlike the driver's own they repeat neither text nor values.
 */
export const quickEmbedded = (client: PGlite): PGlite => {
  const nameOf = createStatementNames();
  // Unlike every other one on this session, whoever else prepares statements on it.
  const own = randomUUID().slice(0, 8);
  const statements = new Map<string, Statement>();
  const send = (...parts: Uint8Array[]): Promise<Message[]> => client.execProtocolStream(joined(...parts, serialize.sync()), { syncToFs: false });

  const prepare = async (text: string, name: string): Promise<Statement> => {
    statements.delete(text);
    const heard = await send(serialize.close({ type: 'S', name }), serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const given = find<{ dataTypeIDs: number[] }>(heard, 'parameterDescription')?.dataTypeIDs ?? [];
    const fields = find<{ fields: Column[] }>(heard, 'rowDescription')?.fields ?? [];
    const statement: Statement = { name, given, columns: fields.map(({ name: column, dataTypeID }) => ({ name: column, dataTypeID })), uses: 0 };
    statements.set(text, statement);
    return statement;
  };

  const execute = async <T>(text: string, name: string, values: readonly unknown[], { rowMode, parsers }: QueryOptions): Promise<Results<T>> => {
    const last = statements.get(text);
    const statement = last && last.uses < USES_OF_A_PLAN ? last : await prepare(text, name);
    statement.uses += 1;
    const texts = values.map((value, at) => {
      if (value === null || value === undefined) return null;
      const write = client.serializers[statement.given[at] ?? 0] ?? String;
      return write(value);
    });
    try {
      const heard = await send(serialize.bind({ statement: name, values: texts }), serialize.execute({}));
      const reads = statement.columns.map(({ dataTypeID }) => parsers?.[dataTypeID] ?? client.parsers[dataTypeID] ?? types.parsers[dataTypeID]);
      const read = (field: string | null, at: number): unknown =>
        field === null ? null : (reads[at]?.(field, statement.columns[at]?.dataTypeID) ?? field);
      const rows = heard.flatMap((message) => {
        if (message.name !== 'dataRow') return [];
        const cells = (message as Message & { readonly fields: (string | null)[] }).fields.map(read);
        return [rowMode === 'array' ? cells : Object.fromEntries(statement.columns.map((column, at) => [column.name, cells[at]]))];
      }) as T[];
      const words = find<{ text: string }>(heard, 'commandComplete')?.text.split(' ') ?? [];
      const count = Number(words.at(-1));
      return { rows, fields: [...statement.columns], affectedRows: words[0] === 'SELECT' || Number.isNaN(count) ? 0 : count };
    } catch (error) {
      if (OUTDATED.has((error as { code?: string }).code ?? '')) statements.delete(text);
      throw error;
    }
  };

  const wrap =
    (usual: Run, quick: (work: () => Promise<Results<unknown>>) => Promise<Results<unknown>>): Run =>
    <T>(text: string, values: unknown[] = [], options: QueryOptions = {}) => {
      const name = isPlain(options) ? nameOf(text) : undefined;
      if (name === undefined) return usual<T>(text, values, options);
      return quick(() => client.runExclusive(() => execute(text, `${own}_${name}`, values, options))) as Promise<Results<T>>;
    };

  const query = wrap(
    (...asked) => client.query(...asked),
    // What is asked outside of a transaction waits for the one that runs.
    (work) =>
      client._runExclusiveTransaction(async () => {
        const results = await work();
        await client.syncToFs();
        return results;
      }),
  );
  const transaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    client.transaction((tx) => {
      const usual: Run = tx.query.bind(tx);
      return work(Object.assign(tx, { query: wrap(usual, (asked) => (tx.closed ? Promise.reject(new Error('Transaction is closed')) : asked())) }));
    });
  const replaced: Readonly<Record<PropertyKey, unknown>> = { query, transaction };
  return new Proxy(client, {
    get: (target, name) => {
      if (Object.hasOwn(replaced, name)) return replaced[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
};
