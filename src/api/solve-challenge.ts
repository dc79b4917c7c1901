import type { CallName } from '#contract/calls.ts';
import { hasZeroBits, type ProofAction } from '#contract/proof.ts';
import { type Api, ApiError } from '#contract/client.ts';

/** Calls that the shop may want a proof for, and what it is a proof for. */
const PROVABLE: Readonly<Partial<Record<CallName, ProofAction>>> = {
  'auth.signin': 'login',
  'auth.agentlogin': 'login',
  'auth.resetpassword': 'login',
  'auth.signup': 'register',
};
/** Between two looks at whatever else the page has to do. */
const AT_ONCE = 256;

/** Counts until the digest of `challenge.counter` begins with the bits that are asked for. */
export const solveChallenge = async (challenge: string, bits: number): Promise<string> => {
  const encoder = new TextEncoder();
  for (let from = 0; ; from += AT_ONCE) {
    const digests = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, offset) => crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}.${from + offset}`))),
    );
    const found = digests.findIndex((digest) => hasZeroBits(new Uint8Array(digest), bits));
    if (found >= 0) return `${challenge}.${from + found}`;
  }
};

/** Where the shop wants a proof that no program asks (AUT403), the page works for one and asks once more; nobody has to click on anything. */
export const withProof = (api: Api): Api => {
  const call = async (...args: Parameters<Api>): Promise<unknown> => {
    const [name, input] = args;
    try {
      return await api(...args);
    } catch (error) {
      const action = PROVABLE[name];
      if (!action || !(error instanceof ApiError) || error.code !== 'AUT403') throw error;
      const { challenge, bits } = await api('auth.challenge', { query: { action } });
      const given = (input ?? {}) as { readonly body?: object };
      const body = { ...given.body, recaptcha_response: await solveChallenge(challenge, bits) };
      return await (api as (name: CallName, input: unknown) => Promise<unknown>)(name, { ...given, body });
    }
  };
  return call as Api;
};
