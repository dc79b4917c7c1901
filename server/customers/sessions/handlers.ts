import type { CallContext } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { exchangeCode, type ExchangePorts } from './exchange-code.ts';
import { renewSession, type SessionRequest } from './sessions.ts';
import { signOut } from './sign-out.ts';

export const requestOf = (ctx: Pick<CallContext, 'header' | 'clock' | 'setCookie'>): SessionRequest => ({
  cookies: ctx.header('Cookie'),
  userAgent: ctx.header('User-Agent'),
  now: ctx.clock(),
  setCookie: ctx.setCookie,
});

/** Sessions of guests and accounts: begun, renewed, ended (spec 1 §7). */
export const sessionHandlers = (ports: ExchangePorts) =>
  ({
    'auth.token': ({ body }, ctx) =>
      body.type === 'Guest' ? renewSession(ctx.db, requestOf(ctx)) : exchangeCode(ctx.db, ports, body, { ...requestOf(ctx), locale: ctx.locale }),

    'auth.signout': async ({ body }, ctx) => {
      await signOut(ctx.db, body.refreshToken, requestOf(ctx));
      return {};
    },
  }) satisfies Handlers<'auth.token' | 'auth.signout'>;
