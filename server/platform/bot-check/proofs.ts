import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hasZeroBits, PROOF_BITS, PROOF_LIFE_S, type ProofAction } from '#contract/proof.ts';
import type { Db } from '#server/platform/db/open.ts';
import { takeOnce } from './used-proofs.ts';

/** Challenges of the self-hosted proof of work (spec 1 §7: actions login, register, placeOrder). */
export interface Proofs {
  /** A challenge for one use of one action. */
  issue(action: ProofAction): string;
  /** Whether `response` is a challenge of ours for this action, in time, solved, and used for the first time. */
  check(db: Db, action: ProofAction, response: string): Promise<boolean>;
}

/** `action.expiry.random.signature`: whoever comes with one got it here. */
const CHALLENGE = /^(\w+)\.(\d{10,16})\.[\w-]{22}\.([\w-]{43})$/;

/**
 * Any process with the shop's secret checks what another has issued, and what was used at one is used at all of them. Within the transaction of a change the
 * use is part of it: where the change is undone, the proof is good for its next try.
 */
export const createProofs = (clock: () => Date, secret: Buffer | string = randomBytes(32)): Proofs => {
  const sign = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
  const isOurs = (text: string, signature: string): boolean => timingSafeEqual(Buffer.from(sign(text)), Buffer.from(signature));
  return {
    issue(action) {
      const text = `${action}.${clock().getTime() + PROOF_LIFE_S * 1000}.${randomBytes(16).toString('base64url')}`;
      return `${text}.${sign(text)}`;
    },
    async check(db, action, response) {
      const at = response.lastIndexOf('.');
      const challenge = response.slice(0, at);
      const [, named, expiry = '', signature = ''] = CHALLENGE.exec(challenge) ?? [];
      const now = clock().getTime();
      if (named !== action || Number(expiry) < now || !/^\d{1,12}$/.test(response.slice(at + 1))) return false;
      if (!isOurs(challenge.slice(0, -signature.length - 1), signature)) return false;
      if (!hasZeroBits(createHash('sha256').update(response).digest(), PROOF_BITS)) return false;
      return takeOnce(db, challenge, new Date(Number(expiry)));
    },
  };
};
