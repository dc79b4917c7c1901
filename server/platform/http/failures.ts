import { Refusal } from '#server/platform/refusal.ts';
import { StorageUnavailable } from '#server/platform/storage/storage.ts';

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

/** PostgreSQL's codes have five capitals and digits; Node's own are longer. */
export const sqlStateOf = (error: unknown): string | undefined => {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const code = field(at, 'code');
    if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
};

const isQuery = (error: Error): boolean => error.constructor.name === 'DrizzleQueryError' || error.message.startsWith('Failed query:');

/**
 * What may be logged of an unexpected failure. Database errors quote values in their messages, so only state, table and constraint are logged, and
 * stacks without their first lines, which repeat the message.
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

/** Two transactions collided: a retry is enough. */
export const isCollision = (error: unknown): boolean => ['40001', '40P01'].includes(sqlStateOf(error) ?? '');

/** Messages of `pg` without a code, for a connection that timed out or broke. */
const NO_CONNECTION = /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:was closed|has encountered a connection error))/;

const isOutage = (error: unknown): boolean => {
  if (error instanceof StorageUnavailable) return true;
  // 25006: the server has become a standby, and the address names its successor soon.
  if (/^(?:08|53|57P0|58)|^(?:25006|25P03|55P03|57014)$/.test(sqlStateOf(error) ?? '')) return true;
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const code = field(at, 'code');
    if (
      code === undefined
        ? NO_CONNECTION.test(at.message)
        : /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(code)
    )
      return true;
  }
  return false;
};

/**
 * A failure as a refusal. An outage is WMK503 and can be retried. Bad data in the database's view (class 22) came from the client and passed the
 * schemas: a 400, logged so that the schema can be fixed; likewise range errors of the JavaScript engine (a stack, a date). Anything else is GEN500.
 */
export const refusalOf = (error: unknown): { refusal: Refusal; unexpected: boolean } => {
  if (error instanceof Refusal) return { refusal: error, unexpected: false };
  if (isCollision(error) || isOutage(error))
    return { refusal: new Refusal('WMK503', undefined, { headers: { 'Retry-After': '2' } }), unexpected: true };
  if (error instanceof RangeError || sqlStateOf(error)?.startsWith('22')) return { refusal: new Refusal('WMK400'), unexpected: true };
  return { refusal: new Refusal('GEN500'), unexpected: true };
};
