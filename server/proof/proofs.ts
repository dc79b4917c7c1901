import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hasZeroBits, PROOF_BITS, PROOF_LIFE_S, type ProofAction } from '#contract/proof.ts';

/** Challenges of the self-hosted proof of work (spec 1 §7: actions login, register, placeOrder). */
export interface Proofs {
  /** A challenge for one use of one action. */
  issue(action: ProofAction): string;
  /** Whether `response` is a challenge of ours for this action, in time, solved, and used for the first time. */
  check(action: ProofAction, response: string): boolean;
}

/** `action.expiry.random.signature`: whoever comes with one got it here. */
const CHALLENGE = /^(\w+)\.(\d{10,16})\.[\w-]{22}\.([\w-]{43})$/;

/**
 * Any process with the shop's secret checks what another has issued. Each remembers for itself what was used, as it counts the limits: a check stands
 * within the transaction of a change, where the embedded database hears nobody else.
 */
export const createProofs = (clock: () => Date, secret: Buffer | string = randomBytes(32)): Proofs => {
  const used = new Map<string, number>();
  const sign = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
  const isOurs = (text: string, signature: string): boolean => timingSafeEqual(Buffer.from(sign(text)), Buffer.from(signature));
  return {
    issue(action) {
      const text = `${action}.${clock().getTime() + PROOF_LIFE_S * 1000}.${randomBytes(16).toString('base64url')}`;
      return `${text}.${sign(text)}`;
    },
    check(action, response) {
      const at = response.lastIndexOf('.');
      const challenge = response.slice(0, at);
      const [, named, expiry = '', signature = ''] = CHALLENGE.exec(challenge) ?? [];
      const now = clock().getTime();
      if (named !== action || Number(expiry) < now || !/^\d{1,12}$/.test(response.slice(at + 1))) return false;
      if (!isOurs(challenge.slice(0, -signature.length - 1), signature) || used.has(challenge)) return false;
      if (!hasZeroBits(createHash('sha256').update(response).digest(), PROOF_BITS)) return false;
      for (const [old, until] of used) if (until < now) used.delete(old);
      used.set(challenge, Number(expiry));
      return true;
    },
  };
};
