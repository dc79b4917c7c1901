import * as z from 'zod/mini';
import { emailSchema } from '#contract/accounts.ts';
import type { SignUpPorts } from '#server/customers/enrollment/keep-sign-up.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Guard } from '#server/platform/bot-check/guard.ts';
import { watched } from '#server/platform/http/call-guard.ts';
import { changePassword } from './change-password.ts';
import { listSessions, revokeSession } from './list-sessions.ts';
import { confirmReset, writeResetEmail } from './reset-password.ts';
import { brokenSignIn, signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

type AuthCall =
  | 'auth.signin'
  | 'auth.signup'
  | 'auth.resetpassword'
  | 'auth.confirmforgotpassword'
  | 'auth.changepassword'
  | 'auth.sessions'
  | 'auth.revokeSession'
  | 'auth.challenge'
  | 'auth.passChallenge';

export interface AuthPorts extends SignUpPorts {
  readonly guard: Pick<Guard, 'issue' | 'meet'>;
  /** Absent: real time. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Passwords: checked, made, changed (spec 1 §7, authentication). */
export const authHandlers = (ports: AuthPorts) =>
  ({
    'auth.signin': ({ body }, ctx) => signIn(body, ctx, ports.wait).catch(brokenSignIn(ctx)),

    'auth.signup': ({ body }, ctx) => signUp(body, ctx, ports),

    'auth.challenge': async ({ query: { action } }) => ports.guard.issue(action),

    'auth.passChallenge': async ({ body }, { db, session, clientAddress }) => {
      await ports.guard.meet(db, body.recaptcha_response, watched(session, clientAddress));
      return {};
    },

    'auth.resetpassword': async ({ body: { email } }, { db, locale, clock, afterCommit }) => {
      if (!z.safeParse(emailSchema, email).success) throw new Refusal('AUT453');
      afterCommit(async () => {
        if (await writeResetEmail(db, email, locale, clock())) ports.wakeMail();
      });
      return { accepted: true as const };
    },

    'auth.confirmforgotpassword': ({ body }, ctx) => confirmReset(body, ctx),

    'auth.changepassword': async ({ body }, ctx) => {
      await changePassword(body, ctx);
      return {};
    },

    'auth.sessions': (_input, { db, session, clock }) => listSessions(db, session, clock()),

    'auth.revokeSession': async ({ params }, { db, session }) => {
      await revokeSession(db, session, params.sessionId);
      return {};
    },
  }) satisfies Handlers<AuthCall>;
