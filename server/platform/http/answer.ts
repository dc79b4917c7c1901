import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ApiErrorBody } from '#contract/errors/api-error.ts';
import { APP_ID, HEADERS } from '#contract/headers.ts';
import type { Refusal } from '#server/platform/refusal.ts';
import { readyBody } from './immutable-answer.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Detail = ApiErrorBody['errorDetails'][number];

const JSON_TYPE = 'application/json; charset=utf-8';
const BASE = { 'Content-Type': JSON_TYPE, 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' };

export const detailOf = ({ code, message, details }: Refusal): Detail => ({
  errorId: code,
  message,
  ...(details ? { details: { ...details } } : {}),
});

/** The error shape (spec 1 §3). It always has a detail: a 403 without one is the bot challenge. */
export const errorAnswer = (status: number, detail: Detail, correlationId: string, headers: Readonly<Record<string, string>> = {}): Response => {
  const body: ApiErrorBody = { errorDetails: [detail], appId: APP_ID, correlationId, status };
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...BASE, 'Cache-Control': 'no-store', [HEADERS.correlationId]: correlationId, ...headers },
  });
};

/** The only response that is not a refusal: the shopper must first pass the bot challenge (spec 1 §7). */
export const challengeAnswer = (correlationId: string): Response =>
  Response.json(
    { appId: APP_ID, correlationId, status: 403 },
    { status: 403, headers: { ...BASE, 'Cache-Control': 'no-store', [HEADERS.correlationId]: correlationId } },
  );

const weak = (tag: string): string => tag.trim().replace(/^W\//, '');

interface Given {
  readonly status: number;
  readonly body: unknown;
  readonly correlationId: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A personal response, which no cache may store. */
export const personalAnswer = ({ status, body, correlationId, headers = {} }: Given): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...BASE, 'Cache-Control': 'no-store', [HEADERS.correlationId]: correlationId, ...headers },
  });

const PACK_FROM = 1024;
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/;

/** Compressed as the client accepts. Only public responses: the compressed size of a personal one could reveal its secrets. */
const pack = async (text: string, acceptEncoding: string): Promise<{ body: string | Uint8Array<ArrayBuffer>; encoding?: 'br' | 'gzip' }> => {
  if (text.length < PACK_FROM) return { body: text };
  if (BROTLI.test(acceptEncoding)) return { body: await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding: 'br' };
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return { body: await zip(text), encoding: 'gzip' };
  return { body: text };
};

/**
 * A public response: stored by any cache, revalidated each time, and sent again only if it changed. The ETag is weak, because compressed and plain
 * bodies share it.
 */
export const publicAnswer = async (
  { status, body, correlationId, headers = {} }: Given,
  request: Headers,
  revalidates: boolean,
): Promise<Response> => {
  const text = JSON.stringify(body);
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const all = {
    ...BASE,
    'Cache-Control': 'public, no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
    [HEADERS.correlationId]: correlationId,
    ...headers,
  };
  const asked = revalidates ? request.get('If-None-Match') : null;
  if (asked !== null && (asked.trim() === '*' || asked.split(',').some((one) => weak(one) === weak(tag)))) {
    const { 'Content-Type': _, ...withoutType } = all;
    return new Response(null, { status: 304, headers: withoutType });
  }
  const { body: packed, encoding } = await pack(text, request.get('Accept-Encoding') ?? '');
  return new Response(packed, { status, headers: encoding ? { ...all, 'Content-Encoding': encoding } : all });
};

/** A public response whose address names its content: stored for ever. */
export const immutableAnswer = async (
  { status, body, correlationId, headers = {} }: Given & { readonly body: object },
  request: Headers,
): Promise<Response> => {
  const acceptEncoding = request.get('Accept-Encoding') ?? '';
  const { text, hash, packed } = await readyBody(body);
  const sent = BROTLI.test(acceptEncoding) ? ({ body: packed, encoding: 'br' } as const) : await pack(text, acceptEncoding);
  return new Response(sent.body, {
    status,
    headers: {
      ...BASE,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `W/"${hash}"`,
      Vary: 'Accept-Encoding',
      [HEADERS.correlationId]: correlationId,
      ...headers,
      ...(sent.encoding && { 'Content-Encoding': sent.encoding }),
    },
  });
};
