import { ApiError, NoAnswer, NotAnAnswer } from '#contract/client/client.ts';
import type { SignUp } from '#contract/sign-up.ts';

export interface SignUpPorts {
  readonly post: (body: SignUp) => Promise<unknown>;
  /** Resolves when the device has the new person; rejects where the password was refused or the shop could not be asked. */
  /** The account was made without the store of the link: the shop says so. */
  readonly onStoreUnknown: (failure: ApiError) => void;
  readonly signIn: (credentials: { readonly email: string; readonly password: string }) => Promise<{ readonly done: boolean }>;
}

/** `created`: the account is there, but somebody has yet to sign in. */
export type SignUpOutcome = 'signed-in' | 'created';

const IN_USE = ['AUT439', 'PRO400'];

/**
 * Makes the account, then signs in (spec 3 §4). Where the answer to an earlier press was lost the account may be there already: then "already in
 * use" means us, if the password opens it. A link that names a store that there is not costs nobody their account: it is made without it.
 * @throws what the client throws where there is no account
 */
export const createSignUp = ({ post, signIn, onStoreUnknown }: SignUpPorts): ((body: SignUp) => Promise<SignUpOutcome>) => {
  let doubtful: string | undefined;

  const make = async (body: SignUp): Promise<void> => {
    try {
      await post(body);
    } catch (failure) {
      const code = failure instanceof ApiError ? failure.code : undefined;
      if (failure instanceof ApiError && code === 'AUT440' && body.source?.store) {
        await post({ ...body, source: { ...body.source, store: undefined } });
        onStoreUnknown(failure);
        return;
      }
      if (failure instanceof NotAnAnswer || (failure instanceof NoAnswer && failure.sent)) doubtful = body.email;
      throw failure;
    }
  };

  return async (body) => {
    const { email, password } = body;
    const enter = async (): Promise<SignUpOutcome> => ((await signIn({ email, password })).done ? 'signed-in' : 'created');
    try {
      await make(body);
    } catch (failure) {
      if (!(failure instanceof ApiError && IN_USE.includes(failure.code) && doubtful === email)) throw failure;
      return enter().catch(() => {
        throw failure;
      });
    }
    return enter().catch((): SignUpOutcome => 'created');
  };
};
