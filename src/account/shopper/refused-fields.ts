import { ApiError } from '#contract/client/client.ts';

/** What the shop says is wrong, field by field, as short names (`problemText`); undefined where its no is about no field. */
export const refusedFields = (failure: unknown): Readonly<Record<string, string>> | undefined => {
  if (!(failure instanceof ApiError)) return undefined;
  const { fields } = failure.refused.details;
  if (typeof fields !== 'object' || fields === null) return undefined;
  const named = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return named.length > 0 ? Object.fromEntries(named) : undefined;
};
