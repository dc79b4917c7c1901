import type { PoolClient } from 'pg';
import { type Asked, Batch, type KnownColumns, type Statement } from './batch.ts';

/** From the third use on a text gets a name, so that the server parses and plans it once per connection. */
const NAMED_FROM = 3;
/** Limit, because each connection of the server keeps every named statement with its plan. */
const MOST_NAMED = 200;
/** Limit of counted texts: lists of varying length produce many that are used once. */
const MOST_COUNTED = 2_000;

export type NameOf = (text: string) => string | undefined;

/** Names for repeated statements, the same on all connections. */
export const createStatementNames = (): NameOf => {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === MOST_NAMED) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < NAMED_FROM) {
      if (seen.size === MOST_COUNTED) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
};

/** Prefix of the names of statements whose result is not awaited (prepared.ts). */
export const UNHEARD_NAME = 'unheard_';

/** Transaction commands: they have no values and are cheap to prepare. */
const WORD = /^(?:begin|commit|rollback|(?:release |rollback to )?savepoint \w+)$/;
/** Their results are not needed, and if one fails, later statements of the transaction fail too. */
const UNHEARD_WORD = /^(?:begin|(?:release )?savepoint \w+)$/;
const isUnheard = ({ text, name }: Statement): boolean => name?.startsWith(UNHEARD_NAME) ?? UNHEARD_WORD.test(text);
const NOTHING = { rows: [], rowCount: 0 };

type Heard = (error: unknown, result?: unknown) => void;
type Send = (given: unknown, values?: unknown, heard?: Heard) => unknown;

/** Whether a statement can be part of a batch: it must be a single statement, because a text with several cannot be prepared. */
const canBeBatched = (given: unknown, values: unknown): given is Statement =>
  typeof given === 'object' &&
  given !== null &&
  'text' in given &&
  Array.isArray(values) &&
  (values.length > 0 || ('name' in given && given.name !== undefined) || WORD.test(String(given.text)));

interface Batching {
  readonly nameOf: NameOf;
  /** No statement is prepared under a name: the next transaction may run on another connection of the server. */
  readonly nameless?: boolean;
}

/**
 * Speeds up a pipelined connection of the pool: statements of one tick are sent as one batch, repeated statements are prepared, and a statement whose
 * result is not awaited is sent with the next awaited one, which then reports its failure; a failed `commit` is never reported as a success.
 */
export const enableBatching = (client: PoolClient, { nameOf, nameless = false }: Batching): void => {
  const send = client.query.bind(client) as Send;
  const known: KnownColumns = new Map();
  let waiting: Asked[] = [];
  let isDue = false;
  const go = (): void => {
    isDue = false;
    if (waiting.length > 0) send(new Batch(waiting, known));
    waiting = [];
  };
  const query: Send = (given, values, heard) => {
    if (!canBeBatched(given, values)) {
      go();
      return send(given, values, heard);
    }
    const statement = { ...given, name: nameless ? undefined : (given.name ?? nameOf(given.text)) };
    const add = (hear: Heard): void => void waiting.push({ statement, values: values as unknown[], hear });
    if (heard === undefined && isUnheard(given)) {
      add(() => {});
      return Promise.resolve(NOTHING);
    }
    // A failed statement must not prevent its rollback.
    if (given.text.startsWith('rollback')) go();
    if (!isDue) process.nextTick(go);
    isDue = true;
    if (heard !== undefined) return add(heard);
    return new Promise((give, fail) => add((error, result) => (error === undefined ? give(result) : fail(error))));
  };
  Object.assign(client, { query });
};
