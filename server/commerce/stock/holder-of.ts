import { createHash } from 'node:crypto';

/** Who puts units aside, for `mayHold`: the address that the call came from, as a hash, since carts and guests cost nothing. */
export const holderOf = ({ clientAddress }: { readonly clientAddress: string }): string =>
  createHash('sha256').update(`holder ${clientAddress}`).digest('base64url');
