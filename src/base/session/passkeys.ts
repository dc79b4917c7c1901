import type { CallResponse } from '#contract/calls/calls.ts';
import type { NewPasskey, PasskeyProof } from '#contract/calls/passkeys.ts';

/** Why there is no passkey: its holder closed the browser's question, this device has one already, or the browser will not here. */
export type PasskeyProblem = 'cancelled' | 'known' | 'impossible';

export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
  readonly problem: PasskeyProblem;

  constructor(cause: unknown) {
    const name = cause instanceof DOMException ? cause.name : '';
    super('No passkey', { cause });
    this.problem = name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : name === 'InvalidStateError' ? 'known' : 'impossible';
  }
}

/** Addresses of numbers are no site to a passkey; `localhost` and names are. */
const isNumeric = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[');

/** Whether this browser can make and use passkeys here: a recent one, over HTTPS or on this machine. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  isSecureContext &&
  !isNumeric(location.hostname);

const asked = async <T>(ask: Promise<Credential | null>): Promise<T> => {
  try {
    const credential = await ask;
    if (!(credential instanceof PublicKeyCredential)) throw new TypeError('No credential was given');
    return credential.toJSON() as T;
  } catch (error) {
    throw new NoPasskey(error);
  }
};

/** Has the device make a passkey. @throws NoPasskey */
export const createPasskey = (options: CallResponse<'auth.passkeyCreation'>): Promise<NewPasskey> =>
  asked(navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }));

/** Has its holder use a passkey. @throws NoPasskey */
export const signByPasskey = (options: CallResponse<'auth.passkeyRequest'>): Promise<PasskeyProof> =>
  asked(navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));

/** Whether the browser offers passkeys where an email is typed. */
export const canOfferPasskeys = async (): Promise<boolean> => canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable());

/** The passkey that its holder picks from what the browser offers at the email field, whenever that is. @throws NoPasskey */
export const offeredPasskey = (options: CallResponse<'auth.passkeyRequest'>, signal: AbortSignal): Promise<PasskeyProof> =>
  asked(navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options), mediation: 'conditional', signal }));
