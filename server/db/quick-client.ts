import type { PoolClient } from 'pg';

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

/** Says nothing that anybody waits for, and where it fails what comes after it on the connection must not count either. */
const SAVEPOINT = /^(?:savepoint|release savepoint) \w+$/;
const isUnheard = ({ text, name }: Statement): boolean => name?.startsWith(UNHEARD_NAME) ?? SAVEPOINT.test(text);
const NOTHING = { rows: [], rowCount: 0 };

interface Statement {
  readonly text: string;
  readonly name?: string | undefined;
}

type Send = (statement: unknown, values?: unknown, heard?: unknown) => unknown;

const isStatement = (given: unknown): given is Statement => typeof given === 'object' && given !== null && 'text' in given;

/**
 * Makes a pipelined connection of the pool cheap: what is sent in one turn goes out in one packet, statements that come again are prepared, and
 * nobody waits for savepoints and unheard changes. One that fails fails whoever asks next, so that a `commit` after it is never taken for one.
 */
export const quicken = (client: PoolClient, nameOf: NameOf): void => {
  const send = client.query.bind(client) as Send;
  const { stream } = client.connection;
  let unheard: Promise<unknown> | undefined;
  let gathering = false;
  const gather = (): void => {
    if (gathering) return;
    gathering = true;
    stream.cork();
    process.nextTick(() => {
      gathering = false;
      stream.uncork();
    });
  };
  const query: Send = (given, values, heard) => {
    if (!isStatement(given) || typeof values === 'function') return send(given, values, heard);
    gather();
    if (heard === undefined && isUnheard(given)) {
      unheard = Promise.all([unheard, send(given, values)]);
      // Heard by the next one.
      unheard.catch(() => {});
      return Promise.resolve(NOTHING);
    }
    // Without values it is a word like `commit`, which there is nothing to plan for.
    const wantsName = given.name === undefined && Array.isArray(values) && values.length > 0;
    const named = wantsName ? { ...given, name: nameOf(given.text) } : given;
    const before = unheard;
    unheard = undefined;
    if (before === undefined) return send(named, values, heard);
    return Promise.all([send(named, values), before]).then(([result]) => result);
  };
  Object.assign(client, { query });
};
