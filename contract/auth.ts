import * as z from 'zod/mini';
import { defineCalls } from './call.ts';

/** What the page may know of a session. The token itself is a cookie that no script can read. */
export const sessionSchema = z.object({
  type: z.enum(['Guest', 'Registered']),
  /** Opaque name of who this is: changes are made and sent under it. */
  subject: z.string(),
  /** Opaque handle, usable for nothing but sign-out. */
  refreshToken: z.string(),
  /** Seconds until the token should be renewed. */
  expiresIn: z.int(),
  /** The basket that this person has, whichever device began it; `id` null: none is open. A device that knows of none goes on with it. */
  basket: z.optional(z.object({ id: z.nullable(z.string()) })),
});
export type Session = z.infer<typeof sessionSchema>;

export const authCalls = defineCalls({
  'auth.token': {
    method: 'POST',
    path: '/token/v2/auth/token',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Obtain or renew a session; a guest keeps the guest id',
    body: z.object({ type: z.literal('Guest') }),
    response: sessionSchema,
    errors: ['AUT409', 'API400'],
    spec: 'spec 1 §7, §4',
  },
});
