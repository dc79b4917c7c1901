import { Refusal } from './refusal.ts';

interface Failure {
  readonly type: string;
  readonly sqlState?: string;
  readonly about?: string;
  readonly message?: string;
  readonly stack?: readonly string[];
  readonly cause?: Failure;
}

const field = (error: object, name: string): string | undefined => {
  const value: unknown = (error as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
};

/** Five characters in capitals and digits are PostgreSQL's; Node's own codes are longer. */
export const sqlStateOf = (error: unknown): string | undefined => {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const code = field(at, 'code');
    if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
};

const isQuery = (error: Error): boolean => error.constructor.name === 'DrizzleQueryError' || error.message.startsWith('Failed query:');

/**
 * What a log may know of an unexpected failure. The texts of database errors quote values, so of those only state, table and
 * constraint are told; a stack is told without its first lines, which repeat the text.
 */
export const describeFailure = (error: unknown, depth = 0): Failure => {
  if (!(error instanceof Error)) return { type: typeof error };
  const sqlState = depth < 5 ? field(error, 'code') : undefined;
  const ofDatabase = isQuery(error) || (sqlState !== undefined && /^[0-9A-Z]{5}$/.test(sqlState));
  const about = [field(error, 'table'), field(error, 'constraint'), field(error, 'routine')].filter((part) => part !== undefined).join(' ');
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  return {
    type: error.constructor.name,
    ...(ofDatabase ? { ...(sqlState ? { sqlState } : {}), ...(about ? { about } : {}) } : { message: error.message }),
    ...(depth === 0 ? { stack } : {}),
    ...(error.cause !== undefined && depth < 5 ? { cause: describeFailure(error.cause, depth + 1) } : {}),
  };
};

/** Two transactions that got into each other's way: doing it again is all it takes. */
export const isCollision = (error: unknown): boolean => ['40001', '40P01'].includes(sqlStateOf(error) ?? '');

/** What `pg` says without a code of a connection that could not be had in time, or broke off. */
const NO_CONNECTION = /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:was closed|has encountered a connection error))/;

const isOutage = (error: unknown): boolean => {
  if (/^(?:08|53|57P0|58)|^(?:55P03|57014)$/.test(sqlStateOf(error) ?? '')) return true;
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const code = field(at, 'code');
    if (code === undefined ? NO_CONNECTION.test(at.message) : /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/.test(code)) return true;
  }
  return false;
};

/**
 * A failure as a refusal. An outage is WMK503 and may be tried again; what the database calls bad data (class 22) was sent by
 * the client and passed our schemas: a 400, logged so that the schema learns of it, and so is what the engine says is out of range (a stack, a date);
 * anything else is GEN500.
 */
export const refusalOf = (error: unknown): { refusal: Refusal; unexpected: boolean } => {
  if (error instanceof Refusal) return { refusal: error, unexpected: false };
  if (isCollision(error) || isOutage(error))
    return { refusal: new Refusal('WMK503', undefined, { headers: { 'Retry-After': '2' } }), unexpected: true };
  if (error instanceof RangeError || sqlStateOf(error)?.startsWith('22')) return { refusal: new Refusal('WMK400'), unexpected: true };
  return { refusal: new Refusal('GEN500'), unexpected: true };
};
