import * as z from 'zod/mini';
import type { CallRow, Schema } from '#contract/calls/call.ts';
import { errors, type ErrorCode } from '#contract/errors/errors.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findUnstorable } from './request-text.ts';
import { findTooLong } from './schema-bounds.ts';

const MOST_ISSUES = 10;

interface Issue {
  readonly path: string;
  readonly reason: string;
}

const issueAt = (part: string, path: readonly PropertyKey[], reason: string): Issue => ({
  path: [part, ...path.map(String)].join('.').slice(0, 200),
  reason,
});

/** The problems of a part of the input: paths and reasons, never values. */
const issuesOf = (part: string, error: z.core.$ZodError): readonly Issue[] =>
  error.issues.slice(0, MOST_ISSUES).map(({ path, code, message }) => issueAt(part, path, code === 'custom' ? message : code));

const parse = (part: string, schema: Schema | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const tooLong = findTooLong(schema, value);
  if (tooLong) throw new Refusal('WMK400', { issues: [issueAt(part, tooLong, 'too_big')] });
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new Refusal('WMK400', { issues: issuesOf(part, result.error) });
};

/** The code with which a call reports an unknown id: a malformed id is unknown too. */
const notFoundCode = (row: CallRow): ErrorCode => row.errors.find((code) => errors[code].status === 404) ?? 'API404';

export interface RawInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Parses path, query and body with the schemas of their row. */
export const parseInput = (row: CallRow, { params, query, body }: RawInput): { params: unknown; query: unknown; body: unknown } => {
  const path = row.params ? z.safeParse(row.params, params) : undefined;
  if ((path && !path.success) || findUnstorable(params) !== undefined) throw new Refusal(notFoundCode(row));
  const { locale: _, ...ownQuery } = query;
  return { params: path?.data, query: parse('query', row.query, ownQuery), body: parse('body', row.body, body) };
};
