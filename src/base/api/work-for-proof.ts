import { hasZeroBits } from '#contract/proof.ts';

/** Between two looks at whatever else there is to do. */
const AT_ONCE = 256;

/** Counts until the digest of `challenge.counter` begins with the bits that are asked for. */
export const workForProof = async (challenge: string, bits: number): Promise<string> => {
  const encoder = new TextEncoder();
  for (let from = 0; ; from += AT_ONCE) {
    const digests = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, offset) => crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}.${from + offset}`))),
    );
    const found = digests.findIndex((digest) => hasZeroBits(new Uint8Array(digest), bits));
    if (found >= 0) return `${challenge}.${from + found}`;
  }
};
