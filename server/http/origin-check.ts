import { Refusal } from './refusal.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * A change comes from our own pages or from no page at all. Browsers say where a request comes from and scripts cannot make them
 * lie; tools that say nothing have no cookies to abuse. Neither of the two things that a browser says outweighs the other. Besides the configured
 * address the one that was called counts as ours, so that a trial on 127.0.0.1 works.
 */
export const assertOwnOrigin = (method: string, headers: Headers, publicOrigin: string): void => {
  if (SAFE.has(method)) return;
  const site = headers.get('Sec-Fetch-Site');
  if (site === 'cross-site') throw new Refusal('WMK403O');
  const origin = headers.get('Origin');
  if (origin === null || origin === publicOrigin) return;
  // A page of ours whose browser tells nobody where it is.
  if (origin === 'null' && site === 'same-origin') return;
  if (hostOf(origin) === undefined || hostOf(origin) !== headers.get('Host')) throw new Refusal('WMK403O');
};
