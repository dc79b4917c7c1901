import { Refusal } from '#server/platform/refusal.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * Allows a change only from the shop's own pages or from a client that is not a browser. Browsers state the origin of a request, and scripts cannot
 * forge it; other clients have no cookies to abuse. Either header, Sec-Fetch-Site or Origin, can refuse it. The address of the request counts as the
 * shop's own too, so that 127.0.0.1 works.
 */
export const assertOwnOrigin = (method: string, headers: Headers, publicOrigin: string): void => {
  if (SAFE.has(method)) return;
  const site = headers.get('Sec-Fetch-Site');
  if (site === 'cross-site') throw new Refusal('WMK403O');
  const origin = headers.get('Origin');
  if (origin === null || origin === publicOrigin) return;
  // A page of the shop whose browser hides its origin.
  if (origin === 'null' && site === 'same-origin') return;
  if (hostOf(origin) === undefined || hostOf(origin) !== headers.get('Host')) throw new Refusal('WMK403O');
};
