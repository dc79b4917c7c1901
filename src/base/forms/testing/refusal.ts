import { ApiError } from '#contract/client/client.ts';
import { errorRow, type ErrorCode } from '#contract/errors/errors.ts';

/** For tests: the failure that a code of the shop arrives as. */
export const refusal = (code: ErrorCode, details: Readonly<Record<string, unknown>> = {}, serverMessage = ''): ApiError => {
  const { status, level, messageKey, action, replay, words } = errorRow(code);
  const about = { status, level, messageKey, action, replay, words, values: {}, details, serverMessage };
  return new ApiError({ code, ...about, appId: 'waymark', correlationId: '', retryAfterMs: undefined });
};
