import type { CAPTCHA_ACTIONS } from './constants.ts';

export type ProofAction = (typeof CAPTCHA_ACTIONS)[number];

/** Leading zero bits of the SHA-256 of `challenge.counter`: some thousand tries, a moment for one shopper and hours for a list of passwords. */
export const PROOF_BITS = 13;
/** s */
export const PROOF_LIFE_S = 300;

/** Whether a digest begins with that many zero bits. */
export const hasZeroBits = (digest: Uint8Array, bits: number): boolean => {
  const whole = Math.floor(bits / 8);
  if (digest.length * 8 < bits || digest.subarray(0, whole).some((byte) => byte !== 0)) return false;
  return bits % 8 === 0 || (digest[whole] ?? 255) >> (8 - (bits % 8)) === 0;
};
