import type { Context } from 'hono';
import type { Log } from './context.ts';
import { describeFailure, refusalOf } from './failures.ts';

/** The answer where a page or a file could not be made: 503 with `Retry-After` while the database is lost, otherwise 500. */
export const answerFailedPage =
  (log: Pick<Log, 'error'>) =>
  (error: unknown, c: Context): Response => {
    log.error({ failure: describeFailure(error) }, 'request failed');
    const { status, headers } = refusalOf(error).refusal;
    if (status === 503) return c.text('The shop cannot be reached for a moment. Please try again.', 503, headers);
    return c.text('The page could not be made. Please try again.', 500);
  };
