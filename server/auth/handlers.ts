import * as z from 'zod/mini';
import { emailSchema } from '#contract/accounts.ts';
import type { SignUpPorts } from '../enrollment/keep-sign-up.ts';
import { PROOF_BITS, PROOF_LIFE_S } from '#contract/proof.ts';
import type { Handlers } from '../http/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import type { BotCheck } from '../proof/bot-check.ts';
import { changePassword } from './change-password.ts';
import { listSessions, revokeSession } from './list-sessions.ts';
import { confirmReset, writeResetLetter } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

type AuthCall =
  | 'auth.signin'
  | 'auth.signup'
  | 'auth.resetpassword'
  | 'auth.confirmforgotpassword'
  | 'auth.changepassword'
  | 'auth.sessions'
  | 'auth.revokeSession'
  | 'auth.challenge';

export interface AuthPorts extends SignUpPorts {
  readonly bots: BotCheck;
}

/** Passwords: checked, made, changed (spec 1 §7, authentication). */
export const authHandlers = (ports: AuthPorts) =>
  ({
    'auth.signin': async ({ body }, ctx) => {
      await ports.bots.assertPerson('auth.signin', body.recaptcha_response, ctx);
      return signIn(body, ctx);
    },

    'auth.signup': async ({ body }, ctx) => {
      await ports.bots.assertPerson('auth.signup', body.recaptcha_response, ctx);
      return signUp(body, ctx, ports);
    },

    'auth.challenge': async ({ query: { action } }) => ({ challenge: ports.bots.issue(action), bits: PROOF_BITS, expiresIn: PROOF_LIFE_S }),

    'auth.resetpassword': async ({ body: { email, recaptcha_response: proof } }, { db, locale, clock, afterCommit, clientAddress }) => {
      await ports.bots.assertPerson('auth.resetpassword', proof, { clientAddress });
      if (!z.safeParse(emailSchema, email).success) throw new Refusal('AUT453');
      afterCommit(async () => {
        if (await writeResetLetter(db, email, locale, clock())) ports.wakeMail();
      });
      return { accepted: true as const };
    },

    'auth.confirmforgotpassword': async ({ body }, ctx) => {
      await confirmReset(body, ctx);
      return {};
    },

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
