import * as z from 'zod/mini';
import { authorizationCodeSchema, passwordSchema } from './auth.ts';
import { defineCalls } from './call.ts';
import { EMAIL_MAX } from '#contract/constants.ts';
import { OWNER_ERRORS, ownerProofSchema } from './passkeys.ts';

export const emailChangeCalls = defineCalls({
  'auth.changeEmail': {
    method: 'POST',
    path: '/consumers-v3/consumer/email',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary:
      'Ask for another address of the account: a letter goes there, and nothing changes before it is answered. The answer is the same for an address that has an account',
    body: z.object({ email: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)), proof: ownerProofSchema }),
    response: z.object({ accepted: z.literal(true) }),
    status: 202,
    errors: [...OWNER_ERRORS, 'AUT453'],
    spec: 'ours, beside spec 1 §7',
  },
  'auth.confirmEmail': {
    method: 'POST',
    path: '/consumers-v3/confirmemail',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary:
      'Answer a letter in a session of the account or with its password: the account has the new address from now on, or has confirmed the one that it has',
    body: z.object({ token: authorizationCodeSchema, password: z.optional(passwordSchema) }),
    response: z.object({
      /** What the letter was about. After a change other devices are signed out. */
      kind: z.enum(['change', 'confirm']),
    }),
    errors: ['AUT402', 'AUT404', 'AUT423', 'AUT439', 'AUT441', 'AUT450'],
    spec: 'ours, beside spec 1 §7',
  },
  'auth.sendConfirmation': {
    method: 'POST',
    path: '/consumers-v3/consumer/email/confirmation',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Ask for a letter that confirms the address of the account; three an hour at most',
    response: z.object({ state: z.enum(['sent', 'tooMany', 'confirmed']) }),
    errors: ['AUT404'],
    spec: 'ours, beside spec 1 §7',
  },
  'auth.undoEmailChange': {
    method: 'POST',
    path: '/consumers-v3/undoemailchange',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary:
      'Take a change of address back, by the link of the letter to the old address: everybody is signed out, and a letter leads to a new password',
    body: z.object({ token: authorizationCodeSchema }),
    response: z.object({}),
    errors: ['AUT402', 'AUT439'],
    spec: 'ours, beside spec 1 §7',
  },
});
