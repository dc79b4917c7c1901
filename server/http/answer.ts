import { createHash } from 'node:crypto';
import type { ApiErrorBody } from '#contract/api-error.ts';
import { APP_ID, HEADERS } from '#contract/headers.ts';
import type { Refusal } from './refusal.ts';

type Detail = ApiErrorBody['errorDetails'][number];

const JSON_TYPE = 'application/json; charset=utf-8';
const BASE = { 'Content-Type': JSON_TYPE, 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' };

export const detailOf = ({ code, message, details }: Refusal): Detail => ({ errorId: code, message, ...(details ? { details: { ...details } } : {}) });

/** The error shape (spec 1 §3). It always has its detail: an answer 403 without one is the bot challenge. */
export const errorAnswer = (status: number, detail: Detail, correlationId: string, headers: Readonly<Record<string, string>> = {}): Response => {
  const body: ApiErrorBody = { errorDetails: [detail], appId: APP_ID, correlationId, status };
  return new Response(JSON.stringify(body), { status, headers: { ...BASE, 'Cache-Control': 'no-store', [HEADERS.correlationId]: correlationId, ...headers } });
};

/** For the one answer that is no refusal: a person must prove to be one before anything else (spec 1 §7). */
export const challengeAnswer = (correlationId: string): Response =>
  Response.json({ appId: APP_ID, correlationId, status: 403 }, { status: 403, headers: { ...BASE, 'Cache-Control': 'no-store', [HEADERS.correlationId]: correlationId } });

const weak = (tag: string): string => tag.trim().replace(/^W\//, '');

interface Given {
  readonly status: number;
  readonly body: unknown;
  readonly correlationId: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody's own answer: kept by nobody. */
export const personalAnswer = ({ status, body, correlationId, headers = {} }: Given): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...BASE, 'Cache-Control': 'no-store', [HEADERS.correlationId]: correlationId, ...headers } });

/** Everybody's answer: kept anywhere, asked about every time, sent again only when it changed. */
export const publicAnswer = ({ status, body, correlationId, headers = {} }: Given, ifNoneMatch: string | undefined): Response => {
  const text = JSON.stringify(body);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const all = { ...BASE, 'Cache-Control': 'public, no-cache', ETag: tag, [HEADERS.correlationId]: correlationId, ...headers };
  const same = ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => weak(one) === tag));
  if (!same) return new Response(text, { status, headers: all });
  const { 'Content-Type': _, ...withoutType } = all;
  return new Response(null, { status: 304, headers: withoutType });
};
