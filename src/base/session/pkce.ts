const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export interface Proof {
  readonly codeVerifier: string;
  readonly codeChallenge: string;
}

/** A secret of this sign-in and its SHA-256 (RFC 7636, S256): the code that a password is answered with is good only together with the secret. */
export const makeProof = async (): Promise<Proof> => {
  const codeVerifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  return { codeVerifier, codeChallenge: base64url(new Uint8Array(digest)) };
};
