import type { WireRequest } from '#db/mutations/mutation.ts';

/** JSON with sorted keys: the same content gives the same text. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`)
    .join(',')}}`;
}

/**
 * A 128-bit hash of a text, in hex. Synchronous, because a database transaction would commit while a cryptographic hash is awaited. It protects
 * against mistakes, not against attackers.
 */
export function fingerprint(text: string): string {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597_399_067);
    b = c ^ Math.imul(b ^ code, 2_869_860_233);
    c = d ^ Math.imul(c ^ code, 951_274_213);
    d = a ^ Math.imul(d ^ code, 2_716_044_179);
  }
  a = Math.imul(c ^ (a >>> 18), 597_399_067);
  b = Math.imul(d ^ (b >>> 22), 2_869_860_233);
  c = Math.imul(a ^ (c >>> 17), 951_274_213);
  d = Math.imul(b ^ (d >>> 19), 2_716_044_179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

export const requestFingerprint = ({ call, params, query, body }: WireRequest): string =>
  fingerprint(canonicalJson([call, params ?? null, query ?? null, body ?? null]));

/** An Idempotency-Key derived from a text, so that every rebuild of a cart has the same key. */
export function keyFrom(text: string): string {
  const hex = fingerprint(text);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
