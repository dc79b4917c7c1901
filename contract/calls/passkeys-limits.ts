/** So many may an account have: more is no person's doing. */
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;
