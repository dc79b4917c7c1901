import type { CallResponse } from '#contract/calls/calls.ts';
import type { PasskeyProof } from '#contract/calls/passkeys.ts';
import { beginSignIn } from '#db/replay/identity/sign-in.ts';
import type { Api } from '#src/base/api/client.ts';
import { openCart, subscribeCart } from '#src/cart/cart.ts';
import { makeProof } from '#src/base/session/pkce.ts';
import { refreshLists } from './refresh-lists.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Proof that a person asks, where the shop wants one. */
  readonly captcha?: string | undefined;
}

/** `code` where the shop said why not. */
export type SignInResult = { readonly done: true } | { readonly done: false; readonly code: string | undefined };

/**
 * Signs in on this device: the shop checks the password, then the cart's queue makes the change of person, after all that waits for the guest was
 * sent ([SIGN1]). Once it is written down it goes on by itself, whatever becomes of the page; the promise is for whoever stays.
 * @throws what the client throws, where the password was refused or the shop could not be asked
 */
export const signIn = (
  api: Api,
  { email, password, captcha }: Credentials,
  call: 'auth.signin' | 'auth.agentlogin' = 'auth.signin',
): Promise<SignInResult> =>
  enterWith((codeChallenge) =>
    api(call, { body: { type: 'Registered', username: email.trim(), password, codeChallenge, recaptcha_response: captcha } }),
  );

/** The same with what a passkey has signed, in the place of a password. */
export const signInWithPasskey = (api: Api, credential: PasskeyProof): Promise<SignInResult> =>
  enterWith((codeChallenge) => api('auth.passkeySignIn', { body: { credential, codeChallenge } }));

const enterWith = async (check: (codeChallenge: string) => Promise<CallResponse<'auth.signin'>>): Promise<SignInResult> => {
  const { codeVerifier, codeChallenge } = await makeProof();
  const { authorizationCode } = await check(codeChallenge);
  const backend = await openCart();
  await backend.change((held) => beginSignIn(held, { authorizationCode, codeVerifier }));
  await new Promise<void>((done) => {
    const look = (): void => {
      if (backend.held().lane.signIn) return;
      stop();
      done();
    };
    const stop = subscribeCart(look);
    look();
  });
  const { lastSignIn } = backend.held().lane;
  if (lastSignIn?.outcome === 'failed') return { done: false, code: lastSignIn.code };
  refreshLists();
  return { done: true };
};
