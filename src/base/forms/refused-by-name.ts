import { ApiError } from '#contract/client/client.ts';

/** The fields that a refusal names (`details.fields`), each with the short name of what is wrong; none where it is about no field. */
export const refusedByName = (failure: unknown): Readonly<Record<string, string>> => {
  const fields: unknown = failure instanceof ApiError ? failure.refused.details.fields : undefined;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
};
