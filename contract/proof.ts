import { CAPTCHA_ACTIONS } from './constants.ts';

/** What a proof is for: the actions of spec 1 §7, and the check behind a 403 without error details. */
export const PROOF_ACTIONS = [...CAPTCHA_ACTIONS, 'person'] as const;
export type ProofAction = (typeof PROOF_ACTIONS)[number];

/** Calls that may cost a proof (AUT403), which then comes in their `recaptcha_response`. */
export const PROVABLE = {
  'auth.signin': 'login',
  'auth.agentlogin': 'login',
  'auth.passkeySignIn': 'login',
  'auth.resetpassword': 'login',
  'auth.signup': 'register',
  'consumer.lookup': 'register',
  'consumer.retrieveUserData': 'register',
  'consumer.createSubscription': 'register',
  'consumer.addPaymentInstrument': 'placeOrder',
  'cart.placeOrder': 'placeOrder',
} as const satisfies Readonly<Record<string, ProofAction>>;
export type ProvableCall = keyof typeof PROVABLE;

/** What always sends a proof (spec 2 §5), also where none was asked for yet. */
export const ALWAYS_PROVEN: ReadonlySet<string> = new Set<ProvableCall>(['consumer.addPaymentInstrument']);

export const proofActionOf = (call: string): ProofAction | undefined => (Object.hasOwn(PROVABLE, call) ? PROVABLE[call as ProvableCall] : undefined);

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
