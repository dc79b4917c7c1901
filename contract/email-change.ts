import * as z from 'zod/mini';
import { authorizationCodeSchema } from './auth.ts';
import { defineCalls } from './call.ts';
import { EMAIL_MAX } from './constants.ts';
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
    summary: 'Answer the letter: the account has the address from now on, the old one is told, and other devices are signed out',
    body: z.object({ token: authorizationCodeSchema }),
    response: z.object({}),
    errors: ['AUT402', 'AUT439'],
    spec: 'ours, beside spec 1 §7',
  },
});
