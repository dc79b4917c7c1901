import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

const UNKNOWN = 'unknown';

/** Of IPv6 the first half, which is what one customer is given: of the rest everybody has more than there are tries. */
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
    // Asked in process, without a socket.
    return undefined;
  }
};

/**
 * Address of the client, for limits. Behind a proxy that is trusted it is the last one of X-Forwarded-For: the one that the
 * proxy itself saw; what stands before it anybody can write.
 */
export const createClientAddress =
  (trustProxy: boolean) =>
  (c: Context): string => {
    const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
    const address = normal(forwarded);
    return address === UNKNOWN ? normal(ofSocket(c)) : address;
  };
