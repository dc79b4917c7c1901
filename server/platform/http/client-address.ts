import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

const UNKNOWN = 'unknown';

/** Of IPv6 only the first half, which a provider assigns to one customer: a client could vary the rest without limit. */
const normal = (address: string | undefined): string => {
  if (address === undefined || !ipaddr.isValid(address)) return UNKNOWN;
  const read = ipaddr.process(address);
  return read instanceof ipaddr.IPv6 && read.range() !== 'loopback'
    ? new ipaddr.IPv6([...read.parts.slice(0, 4), 0, 0, 0, 0]).toString()
    : read.toString();
};

const ofSocket = (c: Context): string | undefined => {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    // An in-process request has no socket.
    return undefined;
  }
};

/**
 * The client's address, for rate limits. Behind a trusted proxy it is the last address of X-Forwarded-For, which the proxy itself added; a client can
 * write the earlier ones.
 */
export const createClientAddress =
  (trustProxy: boolean) =>
  (c: Context): string => {
    const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
    const address = normal(forwarded);
    return address === UNKNOWN ? normal(ofSocket(c)) : address;
  };
