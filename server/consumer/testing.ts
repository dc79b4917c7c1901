import { openAccountShop, type AccountShop, type TestBrowser } from '../accounts/testing.ts';
import type { Db } from '../db/open.ts';
import { createIdempotencyStore } from '../idempotency/store.ts';
import { createSandbox } from '../payment/sandbox/create-sandbox.ts';
import type { OutgoingSms } from '../sms/transport.ts';
import { consumerHandlers } from './handlers.ts';
import { noStanding } from './ports.ts';

export interface ConsumerShop extends AccountShop {
  /** Text messages that went out. */
  readonly messages: OutgoingSms[];
  /** A browser of a new account. */
  readonly signedIn: () => Promise<{ browser: TestBrowser; email: string; id: string; subject: string }>;
  /** A card of the provider's fields; another number, another card. */
  readonly card: (number?: string, year?: number) => Promise<string>;
}

/** The service with accounts, profiles and a provider's card fields. */
export const openConsumerShop = (db: Db): ConsumerShop => {
  const messages: OutgoingSms[] = [];
  let now = (): Date => new Date();
  const clock = (): Date => now();
  const sandbox = createSandbox({ db, clock, publicUrl: 'http://shop.test' });
  const keys = createIdempotencyStore({ readCart: () => Promise.resolve(undefined) });
  const sms = { send: (message: OutgoingSms) => Promise.resolve(void messages.push(message)) };
  const shop = openAccountShop(db, consumerHandlers({ standingOf: noStanding, provider: sandbox.provider, keys, sms, wakeMail: () => {} }));
  now = shop.now;
  return {
    ...shop,
    messages,
    signedIn: async () => {
      const { email, id } = await shop.account();
      const browser = shop.browser();
      const { subject } = await browser.signIn(email);
      return { browser, email, id, subject };
    },
    card: async (number = '4242424242424242', year = 2030) => {
      const response = await sandbox.routes.request('/tokens', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session: 'fields_abcdefghijklmnopqrstuvwx', number, month: 11, year, code: '123' }),
      });
      return ((await response.json()) as { token: string }).token;
    },
  };
};
