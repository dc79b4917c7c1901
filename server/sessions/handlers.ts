import type { Handlers } from '../http/handlers.ts';
import { renewGuest } from './sessions.ts';

/** Sessions of guests. Signing in with an account adds its own rows here. */
export const sessionHandlers = {
  'auth.token': (_input, ctx) => renewGuest(ctx.db, ctx.header('Cookie'), ctx.clock(), ctx.setCookie),
} satisfies Handlers<'auth.token'>;
