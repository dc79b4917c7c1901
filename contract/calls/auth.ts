import * as z from 'zod/mini';
import { consumerTypeSchema, PASSWORD_MAX } from '#contract/accounts.ts';
import { defineCalls } from './call.ts';
import { EMAIL_MAX } from '#contract/constants.ts';
import { uuidSchema } from '#contract/ids.ts';
import { PROOF_ACTIONS } from '#contract/proof.ts';
import { signUpSchema } from '#contract/sign-up.ts';

/** What the page may know of a session. The token itself is a cookie that no script can read. */
export const sessionSchema = z.object({
  type: z.enum(['Guest', 'Registered']),
  /** Opaque name of who this is: changes are made and sent under it. An account has the same on all its devices. */
  subject: z.string(),
  /** Of a registered session alone. */
  consumerType: z.optional(consumerTypeSchema),
  /** Opaque handle, usable for nothing but sign-out. */
  refreshToken: z.string(),
  /** Seconds until the token should be renewed. */
  expiresIn: z.int(),
  /**
   * The basket that this person has, whichever device began it; `id` null: none is open. A device that knows of none goes on with it.
   * `mergedFrom`: guests' baskets that are part of the account's already, by the rule of merge.ts.
   */
  basket: z.optional(z.object({ id: z.nullable(z.string()), mergedFrom: z.optional(z.array(z.string())) })),
});
export type Session = z.infer<typeof sessionSchema>;

/** Answer to a bot check, where the shop asks for one (spec 1 §7). */
export const captchaSchema = z.optional(z.string().check(z.maxLength(4096)));

/** Proof key of a sign-in (RFC 7636): the challenge is the verifier's SHA-256, so whoever sees the code alone can do nothing with it. */
export const codeChallengeSchema = z.string().check(z.regex(/^[\w-]{43}$/));
const codeVerifierSchema = z.string().check(z.regex(/^[\w.~-]{43,128}$/));
export const authorizationCodeSchema = z.string().check(z.regex(/^[\w-]{43}$/));

export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));

/** Typed a second time, where a form asks for that: another one is refused with FE340. */
const passwordAgain = z.optional(z.string().check(z.maxLength(PASSWORD_MAX)));

/** What a right password, or a right passkey, is answered with. */
export const signInAnswerSchema = z.object({
  authorizationCode: authorizationCodeSchema,
  /** Seconds until it is good for nothing. */
  expiresIn: z.int(),
});

export const signInSchema = z.object({
  type: z.literal('Registered'),
  username: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)),
  password: passwordSchema,
  codeChallenge: codeChallengeSchema,
  recaptcha_response: captchaSchema,
});

/** What of the guest becomes part of the account: named by the device, taken only from the guest that the cookie proves. */
const guestObjectsSchema = z.object({
  basketId: z.optional(uuidSchema),
  favoriteId: z.optional(uuidSchema),
  saveForLaterId: z.optional(uuidSchema),
});

export const authCalls = defineCalls({
  'auth.token': {
    method: 'POST',
    path: '/token/v2/auth/token',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Obtain or renew a session, or exchange a sign-in for one; a guest keeps the guest id',
    body: z.discriminatedUnion('type', [
      z.object({ type: z.literal('Guest') }),
      z.object({
        type: z.literal('Registered'),
        authorizationCode: authorizationCodeSchema,
        codeVerifier: codeVerifierSchema,
        guestObjects: z.optional(guestObjectsSchema),
        /** An order that was placed as a guest just now, with its proof: it becomes the account's. */
        orderNo: z.optional(z.string().check(z.maxLength(40))),
        st: z.optional(z.string().check(z.maxLength(100))),
        action: z.optional(z.literal('postLogin')),
      }),
    ]),
    response: sessionSchema,
    errors: ['AUT409', 'AUT432', 'API400'],
    spec: 'spec 1 §7, §4',
  },
  'auth.signin': {
    method: 'POST',
    path: '/consumers-v3/auth/signin',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Check a password; the answer is exchanged for a session',
    body: signInSchema,
    response: signInAnswerSchema,
    errors: ['AUT401', 'AUT423', 'AUT426', 'AUT441', 'AUT403', 'AUT500'],
    spec: 'spec 1 §7, §8',
  },
  'auth.signup': {
    method: 'POST',
    path: '/consumers-v3/auth/signup',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Make an account',
    body: signUpSchema,
    response: z.object({ consumerId: uuidSchema }),
    status: 201,
    errors: ['AUT403', 'AUT439', 'AUT440', 'AUT442', 'AUT444', 'AUT453', 'FE872', 'PRO400', 'PRO410', 'PRO411'],
    spec: 'spec 1 §7, §8',
  },
  'auth.signout': {
    method: 'POST',
    path: '/consumers-v3/consumer/auth/signout',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'End the session of this device; one that has ended is no error',
    body: z.object({ refreshToken: z.optional(z.string().check(z.maxLength(100))) }),
    response: z.object({}),
    errors: [],
    spec: 'spec 1 §7, §4',
  },
  'auth.resetpassword': {
    method: 'POST',
    path: '/consumers-v3/consumer/resetpassword',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Ask for a letter with a link to a new password; the answer is the same whether there is such an account or not',
    body: z.object({ email: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)), recaptcha_response: captchaSchema }),
    response: z.object({ accepted: z.literal(true) }),
    status: 202,
    errors: ['AUT453', 'AUT403'],
    spec: 'spec 1 §7',
  },
  'auth.confirmforgotpassword': {
    method: 'POST',
    path: '/consumers-v3/confirmforgotpassword',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary:
      'Set a new password by the link of a letter; it works once, every session ends, and so do passkeys that were added before the address was confirmed',
    body: z.object({ token: authorizationCodeSchema, password: passwordSchema, passwordConfirmation: passwordAgain }),
    response: z.object({
      /** How many open the account no more. */
      removedPasskeys: z.int(),
    }),
    errors: ['AUT402', 'AUT451', 'AUT452', 'FE340', 'FE872'],
    spec: 'spec 1 §7, §8',
  },
  'auth.changepassword': {
    method: 'POST',
    path: '/consumers-v3/consumer/changepassword',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Change the password; the other devices are signed out',
    body: z.object({ currentPassword: passwordSchema, newPassword: passwordSchema, passwordConfirmation: passwordAgain }),
    response: z.object({}),
    errors: ['AUT423', 'AUT441', 'AUT450', 'AUT451', 'AUT452', 'CCN404', 'FE340', 'FE872', 'PRO415'],
    spec: 'spec 1 §7, §8',
  },
  'auth.sessions': {
    method: 'GET',
    path: '/consumers-v3/consumer/sessions',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Devices on which the account is signed in',
    response: z.object({
      sessions: z.array(
        z.object({
          sessionId: uuidSchema,
          /** The one that asks. */
          current: z.boolean(),
          /** As the browser named itself at the sign-in. */
          userAgent: z.string(),
          createdAt: z.iso.datetime(),
          seenAt: z.iso.datetime(),
        }),
      ),
    }),
    errors: [],
    spec: 'ours, beside spec 1 §7',
  },
  'auth.revokeSession': {
    method: 'DELETE',
    path: '/consumers-v3/consumer/sessions/{sessionId}',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Sign another device out',
    params: z.object({ sessionId: uuidSchema }),
    response: z.object({}),
    errors: ['API404'],
    spec: 'ours, beside spec 1 §7',
  },
  'auth.challenge': {
    method: 'GET',
    path: '/token/v2/auth/challenge',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary:
      'What proves that no program asks: a little work, or the site key of the service that the shop is set to. The solution goes into recaptcha_response',
    query: z.object({ action: z.enum(PROOF_ACTIONS) }),
    response: z.union([
      z.object({
        challenge: z.string(),
        /** Zero bits that SHA-256 of `challenge.counter` has to begin with. */
        bits: z.int(),
        /** Seconds. */
        expiresIn: z.int(),
      }),
      z.object({
        /** Of reCAPTCHA, version 3. */
        siteKey: z.string(),
      }),
    ]),
    errors: [],
    spec: 'ours, for spec 1 §7',
  },
  'auth.passChallenge': {
    method: 'POST',
    path: '/token/v2/auth/challenge',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Answer the check that a 403 without error details stands for: what was refused may be sent again',
    body: z.object({ recaptcha_response: z.string().check(z.minLength(1), z.maxLength(4096)) }),
    response: z.object({}),
    errors: ['AUT403'],
    spec: 'ours, for spec 1 §7',
  },
});
