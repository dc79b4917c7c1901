import { setImmediate } from 'node:timers/promises';
import { isOutsized } from './body-size.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** No call needs more; a cart of 200 items has 60 kB. */
export const BODY_LIMIT = 256 * 1024;
const BODY_TIMEOUT_MS = 15_000;
const DEPTH_LIMIT = 24;

/** The bytes of a body, at most `limit`, within a time limit, so that a slow client blocks nothing. */
export const readBody = async (request: Request, limit: number = BODY_LIMIT, timeoutMs: number = BODY_TIMEOUT_MS): Promise<Uint8Array> => {
  const declared = request.headers.get('Content-Length');
  if (Number(declared ?? 0) > limit) throw new Refusal('WMK413', { limit });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('WMK408', undefined, { headers: { Connection: 'close' } })), timeoutMs);
  });
  try {
    return await (declared === null ? readStream(request, limit, late) : Promise.race([readWhole(request, limit), late]));
  } catch (error) {
    // The client broke off the body.
    throw error instanceof Refusal ? error : new Refusal('WMK400', { issues: [{ path: '', reason: 'The body broke off' }] });
  } finally {
    clearTimeout(timer);
  }
};

/** A body with a Content-Length: the connection delivers no more than that, and reading it at once is cheaper than a stream. */
const readWhole = async (request: Request, limit: number): Promise<Uint8Array> => {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > limit) throw new Refusal('WMK413', { limit });
  return bytes;
};

const readStream = async (request: Request, limit: number, late: Promise<never>): Promise<Uint8Array> => {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > limit) throw new Refusal('WMK413', { limit });
      chunks.push(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => {});
    throw error;
  }
};

/** With the `u` flag a surrogate matches only without its other half. */
const HALF = /\p{Surrogate}/u;
/** Any surrogate: a quick test for long texts without one. */
const SURROGATE = /[\ud800-\udfff]/;
const isUnstorable = (text: string): boolean => text.includes('\u0000') || (SURROGATE.test(text) && HALF.test(text));

/**
 * The path of the first value that neither a database column nor a JSON document can hold: NUL, or half of a surrogate pair. Also of nesting that
 * only an attack has. Undefined if there is none.
 */
export const findUnstorable = (value: unknown, path = '', depth = 0): string | undefined => {
  if (typeof value === 'string') return isUnstorable(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEPTH_LIMIT) return path;
  for (const [key, part] of Object.entries(value)) {
    const where = path === '' ? key : `${path}.${key}`;
    const found = findUnstorable(key, where) ?? findUnstorable(part, where, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

const malformed = (reason: string, path = ''): Refusal => new Refusal('WMK400', { issues: [{ path, reason }] });

/** Bodies of pictures are larger. Each step of reading one takes 10 to 30 ms, so each has a turn of its own, and other requests come between them. */
const ONE_TURN_BYTES = 1024 * 1024;

const isJsonType = (contentType: string): boolean => /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?;?\s*$/i.test(contentType);

/** The JSON value of a request's body; undefined if there is none. */
export const readJson = async (request: Request, limit: number = BODY_LIMIT): Promise<unknown> => {
  const contentType = request.headers.get('Content-Type');
  const encoding = request.headers.get('Content-Encoding');
  if (contentType !== null && !isJsonType(contentType)) throw new Refusal('API415', undefined, { headers: { 'Accept-Post': 'application/json' } });
  if (encoding !== null && encoding.toLowerCase() !== 'identity')
    throw new Refusal('API415', undefined, { headers: { 'Accept-Encoding': 'identity' } });
  const bytes = await readBody(request, limit);
  if (bytes.byteLength === 0) return undefined;
  if (contentType === null) throw new Refusal('API415', undefined, { headers: { 'Accept-Post': 'application/json' } });
  if (isOutsized(bytes)) throw malformed('More values than any call takes, or nested too deep');
  const nextTurn = async (): Promise<void> => {
    if (bytes.byteLength > ONE_TURN_BYTES) await setImmediate();
  };
  let value: unknown;
  try {
    await nextTurn();
    const text = utf8.decode(bytes);
    await nextTurn();
    value = JSON.parse(text);
  } catch {
    throw malformed('Not JSON');
  }
  await nextTurn();
  const bad = findUnstorable(value);
  if (bad !== undefined) throw malformed('Not storable text, or nested too deep', bad.slice(0, 200));
  return value;
};

/** The first value of every name in a query. */
export const readQuery = (url: string): Record<string, string> => {
  const start = url.indexOf('?');
  const query: Record<string, string> = {};
  if (start === -1) return query;
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) if (!Object.hasOwn(query, name) && name !== '__proto__') query[name] = value;
  const bad = findUnstorable(query);
  if (bad !== undefined) throw malformed('Not storable text', bad.slice(0, 200));
  return query;
};

/** Whether the client accepts JSON. */
export const acceptsJson = (accept: string | null): boolean => {
  if (accept === null || accept.trim() === '') return true;
  return accept.split(',').some((part) => {
    const [type = '', ...parameters] = part.trim().toLowerCase().split(';');
    const refused = parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(parameter));
    return !refused && ['*/*', 'application/*', 'application/json'].includes(type.trim());
  });
};
