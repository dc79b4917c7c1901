import { createHash } from 'node:crypto';
import { hasZeroBits, PROOF_BITS } from '#contract/proof.ts';

const answerOf = (challenge: string, bits: number, proves: boolean): string => {
  for (let counter = 0; ; counter += 1) {
    const response = `${challenge}.${counter}`;
    if (hasZeroBits(createHash('sha256').update(response).digest(), bits) === proves) return response;
  }
};

/** Does the work that the shop asks for, as a page does. */
export const solve = (issued: object): string => {
  const { challenge, bits = PROOF_BITS } = issued as { readonly challenge: string; readonly bits?: number };
  return answerOf(challenge, bits, true);
};

/** An answer that proves nothing. */
export const unsolved = (challenge: string): string => answerOf(challenge, PROOF_BITS, false);
