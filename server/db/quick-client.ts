import type { PoolClient } from 'pg';
import { type Asked, Batch, type KnownColumns, type Statement } from './batch.ts';

/** From the third time on a text has a name: the server reads and plans it once for a connection, not every time. */
const NAMED_FROM = 3;
/** Each connection of the server keeps every named statement with its plan. */
const MOST_NAMED = 200;
/** Texts that are counted; lists of every length make many that never come again. */
const MOST_COUNTED = 2_000;

export type NameOf = (text: string) => string | undefined;

/** Names for statements that come again and again, the same ones on all connections. */
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

/** Begins the name of a statement whose answer nobody waits for (prepared.ts). */
export const UNHEARD_NAME = 'unheard_';

/** Words about transactions: without values, and cheap to have prepared. */
const WORD = /^(?:begin|commit|rollback|(?:release |rollback to )?savepoint \w+)$/;
/** Say nothing that anybody waits for, and where they fail what comes after them in the transaction fails, too. */
const UNHEARD_WORD = /^(?:begin|(?:release )?savepoint \w+)$/;
const isUnheard = ({ text, name }: Statement): boolean => name?.startsWith(UNHEARD_NAME) ?? UNHEARD_WORD.test(text);
const NOTHING = { rows: [], rowCount: 0 };

type Heard = (error: unknown, result?: unknown) => void;
type Send = (given: unknown, values?: unknown, heard?: Heard) => unknown;

/** What can share its answer with others: one statement for certain, since several in one text cannot be prepared. */
const canBeBatched = (given: unknown, values: unknown): given is Statement =>
  typeof given === 'object' &&
  given !== null &&
  'text' in given &&
  Array.isArray(values) &&
  (values.length > 0 || ('name' in given && given.name !== undefined) || WORD.test(String(given.text)));

/**
 * Makes a pipelined connection of the pool cheap: what is asked for in one turn goes out as one batch, statements that come again are prepared, and what
 * nobody waits for goes out with the next that somebody does. That one fails where it failed: a `commit` is never taken for one.
 */
export const quicken = (client: PoolClient, nameOf: NameOf): void => {
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
    const statement = { ...given, name: given.name ?? nameOf(given.text) };
    const add = (hear: Heard): void => void waiting.push({ statement, values: values as unknown[], hear });
    if (heard === undefined && isUnheard(given)) {
      add(() => {});
      return Promise.resolve(NOTHING);
    }
    // What could not be done must not keep it from being undone.
    if (given.text.startsWith('rollback')) go();
    if (!isDue) process.nextTick(go);
    isDue = true;
    if (heard !== undefined) return add(heard);
    return new Promise((give, fail) => add((error, result) => (error === undefined ? give(result) : fail(error))));
  };
  Object.assign(client, { query });
};
