import * as z from 'zod/mini';
import type { CallRow } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/calls.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findTooLong } from '#server/platform/http/schema-bounds.ts';

/** More than anybody reads of one answer. */
const TOLD_PROBLEMS = 20;

/** Of a list whose schema names no limit. */
const JUDGED_ENTRIES = 200;

/** Holds an answer against the contract of its call. API404 for a call that there is none of. Paths and rules are told, never values. */
export const validateResponse = (contract: string, response: unknown) => {
  const row: CallRow | undefined = Object.hasOwn(calls, contract) ? calls[contract as keyof typeof calls] : undefined;
  if (!row) throw new Refusal('API404');
  const tooLong = findTooLong(row.response, response, [], JUDGED_ENTRIES);
  if (tooLong) return { valid: false, problems: [{ path: tooLong.map(String).join('.'), message: 'too_big' }] };
  const read = z.safeParse(row.response, response);
  return {
    valid: read.success,
    problems: (read.error?.issues ?? []).slice(0, TOLD_PROBLEMS).map(({ path, code }) => ({ path: path.map(String).join('.'), message: code })),
  };
};
