import * as z from 'zod/mini';
import { captchaSchema, codeChallengeSchema, passwordSchema, signInAnswerSchema } from './auth.ts';
import { defineCalls } from './call.ts';
import { uuidSchema } from '#contract/ids.ts';
import { PASSKEY_NAME_MAX } from './passkeys-limits.ts';

/** Bytes as WebAuthn writes them in JSON: base64url without padding. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
const credentialId = bytes(1400);
const transports = z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10));
const publicKeyType = z.literal('public-key');

/** What `navigator.credentials.create` answers, as JSON (WebAuthn 3, RegistrationResponseJSON). */
export const newPasskeySchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: z.object({ clientDataJSON: bytes(4096), attestationObject: bytes(16_384), transports: z.optional(transports) }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** What `navigator.credentials.get` answers, as JSON (WebAuthn 3, AuthenticationResponseJSON). */
export const passkeyProofSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(2048),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

/** That it is the owner who asks, not somebody at a device that was left open: the password, or a passkey used just now. */
export const ownerProofSchema = z.union([z.object({ password: passwordSchema }), z.object({ passkey: passkeyProofSchema })]);
export type OwnerProof = z.infer<typeof ownerProofSchema>;
/** Codes that a wrong proof is refused with. */
export const OWNER_ERRORS = ['AUT404', 'AUT418', 'AUT423', 'AUT437', 'AUT438', 'AUT441', 'AUT450'] as const;

export const passkeySchema = z.object({
  passkeyId: uuidSchema,
  name: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.optional(z.iso.datetime()),
  /** It is on all devices of whoever keeps it, not on one alone. */
  isSynced: z.boolean(),
});
const listSchema = z.object({ passkeys: z.array(passkeySchema) });
const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(PASSKEY_NAME_MAX));
const oneParams = z.object({ passkeyId: uuidSchema });
const descriptor = z.object({ id: z.string(), type: publicKeyType, transports: z.optional(z.array(z.string())) });

export const passkeyCalls = defineCalls({
  'auth.passkeyRequest': {
    method: 'POST',
    path: '/consumers-v3/auth/passkeys/request',
    access: 'personal',
    effect: 'read',
    summary:
      'What a passkey is asked to sign: for a sign-in whichever this site knows of, to confirm one of the account. Works once, in this session, for five minutes',
    body: z.object({ purpose: z.enum(['enter', 'confirm']) }),
    response: z.object({
      challenge: z.string(),
      timeout: z.int(),
      rpId: z.string(),
      userVerification: z.literal('required'),
      allowCredentials: z.array(descriptor),
    }),
    errors: ['AUT404'],
    spec: 'ours, beside spec 1 §7',
  },
  'auth.passkeySignIn': {
    method: 'POST',
    path: '/consumers-v3/auth/passkeys/signin',
    access: 'personal',
    effect: 'read',
    summary: 'Check a passkey in the place of a password; the answer is exchanged for a session',
    body: z.object({ credential: passkeyProofSchema, codeChallenge: codeChallengeSchema, recaptcha_response: captchaSchema }),
    response: signInAnswerSchema,
    errors: ['AUT403', 'AUT418', 'AUT437', 'AUT438', 'AUT500'],
    spec: 'ours, beside spec 1 §7, §8',
  },
  'auth.passkeyCreation': {
    method: 'POST',
    path: '/consumers-v3/consumer/passkeys/creation',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'What a new passkey is made of. Works once, in this session, for five minutes',
    body: z.object({ proof: ownerProofSchema }),
    response: z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.int() })),
      timeout: z.int(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(descriptor),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
    }),
    errors: [...OWNER_ERRORS, 'WMK409L'],
    spec: 'ours, beside spec 1 §7',
  },
  'auth.addPasskey': {
    method: 'POST',
    path: '/consumers-v3/consumer/passkeys',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Keep a new passkey; its owner is told by letter',
    body: z.object({ credential: newPasskeySchema, name: nameSchema }),
    response: listSchema,
    status: 201,
    errors: ['AUT437', 'AUT438', 'WMK409L'],
    spec: 'ours, beside spec 1 §7',
  },
  'auth.passkeys': {
    method: 'GET',
    path: '/consumers-v3/consumer/passkeys',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Passkeys of this account, the newest first',
    response: listSchema,
    errors: [],
    spec: 'ours, beside spec 1 §7',
  },
  'auth.renamePasskey': {
    method: 'PATCH',
    path: '/consumers-v3/consumer/passkeys/{passkeyId}',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Give a passkey another name',
    params: oneParams,
    body: z.object({ name: nameSchema }),
    response: listSchema,
    errors: ['API404'],
    spec: 'ours, beside spec 1 §7',
  },
  'auth.removePasskey': {
    method: 'DELETE',
    path: '/consumers-v3/consumer/passkeys/{passkeyId}',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Take a passkey out of the account: it opens nothing any more',
    params: oneParams,
    response: listSchema,
    errors: ['API404'],
    spec: 'ours, beside spec 1 §7',
  },
});
