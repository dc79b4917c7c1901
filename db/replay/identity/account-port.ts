import type { CallBody } from '#contract/calls/calls.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { AccountPort, Answer, Lock, Transport } from '../ports.ts';

type Claim = Pick<Extract<CallBody<'auth.token'>, { type: 'Registered' }>, 'orderNo' | 'st'>;

/**
 * Signs a device in and out at the server. Takes the lock of session renewals, because all of them change the cookie.
 * @param claimed an order of the guest to attach to the account
 */
export const createAccountPort = (
  transport: Transport,
  lock: Lock,
  locale: () => LocaleId,
  claimed: () => Claim | undefined = () => undefined,
): AccountPort => {
  const ask = (call: 'auth.token' | 'auth.signout', body: unknown): Promise<Answer> =>
    lock.hold('waymark-session', () => transport.send({ call, body, locale: locale() }));
  return {
    exchange: ({ guestCartId, ...proof }) =>
      ask('auth.token', {
        type: 'Registered',
        ...proof,
        guestObjects: guestCartId === null ? {} : { basketId: guestCartId },
        ...claimed(),
        action: 'postLogin',
      }),
    end: () => ask('auth.signout', {}),
  };
};
