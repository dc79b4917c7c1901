import type { SignUpPorts } from '../enrollment/keep-sign-up.ts';
import type { Handlers } from '../http/handlers.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

/** Passwords: checked, made, changed (spec 1 §7, authentication). */
export const authHandlers = (ports: SignUpPorts) =>
  ({
    'auth.signin': ({ body }, ctx) => signIn(body, ctx),
    'auth.signup': ({ body }, ctx) => signUp(body, ctx, ports),
  }) satisfies Handlers<'auth.signin' | 'auth.signup'>;
