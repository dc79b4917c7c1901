import { ApiError } from '#contract/client/client.ts';

/**
 * Whether a refusal is the service's word on a draft. Anything else is sent again later: no answer, a fault of the service, a session that has ended, too
 * many requests, a first try that is still being worked on.
 */
export const isJudged = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.code !== 'AUT404' && error.refused.replay !== 'retry';
