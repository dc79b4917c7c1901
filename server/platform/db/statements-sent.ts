import type { Db } from './open.ts';

const logger = { logQuery: (text: string) => void (/^(?:begin|commit|rollback)$/.test(text) || sent.push(text)) };
let sent: string[] = [];

/** For tests: from now on `statementsOf` records what is sent to this database. */
export const listenToStatements = (db: Db): void => {
  const session = db._.session as unknown as { options: object; logger: unknown };
  session.options = { ...session.options, logger };
  session.logger = logger;
};

/** The statements that `call` sends to the database, in order, without those that begin and end a transaction. */
export const statementsOf = async (call: () => Promise<unknown>): Promise<readonly string[]> => {
  sent = [];
  await call();
  return sent;
};

export const placeOf = (statements: readonly string[], part: string): number => statements.findIndex((text) => text.includes(part));
