import { tmpdir } from 'node:os';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll } from 'vitest';
import { openAccountShop, type AccountShop } from '#server/customers/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import type { Db, OpenDatabase } from '#server/platform/db/open.ts';
import { subscriptions } from '#server/platform/db/schema/consumer.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { createIdempotencyStore } from '#server/platform/idempotency/store.ts';
import { createSandbox } from '#server/commerce/payment/sandbox/create-sandbox.ts';
import type { OutgoingSms } from '#server/platform/sms/transport.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import { consumerHandlers } from './handlers.ts';
import { noMemberStatus } from './ports.ts';

/** An address as somebody types it for their book. */
export const BOOK_ADDRESS = {
  firstName: 'Ada',
  lastName: 'Marsh',
  phone: '(503) 555-0142',
  addressLine1: '12 Fir Street',
  city: 'Portland',
  postalCode: '97205',
  province: 'OR',
  countryCode: 'US',
  approachType: 'S',
};

/** The account has the text messages to a number, and has answered one of them. */
export const confirmTexts = async (db: Db, accountId: string, recipient: string, now: Date): Promise<void> => {
  await db.insert(subscriptions).values({
    id: uuidv7(),
    type: 'Newsletter',
    channel: 'sms',
    recipient,
    accountId,
    locale: 'en-us',
    country: 'US',
    optin: true,
    optinAt: now,
    doubleOptinAt: now,
    stopToken: uuidv7(),
    updatedAt: now,
  });
};

export interface ConsumerShop extends AccountShop {
  /** Text messages that went out. */
  readonly messages: OutgoingSms[];
  /** A card of the provider's fields; another number, another card. */
  readonly card: (number?: string, year?: number) => Promise<string>;
}

/** The service with accounts, profiles and a provider's card fields. */
export const openConsumerShop = (db: Db, dataDir = tmpdir()): ConsumerShop => {
  const messages: OutgoingSms[] = [];
  let now = (): Date => new Date();
  const clock = (): Date => now();
  const sandbox = createSandbox({ db, clock, publicUrl: 'http://shop.test' });
  const keys = createIdempotencyStore({ readCart: () => Promise.resolve(undefined), secret: 'test' });
  const sms = { send: (message: OutgoingSms) => Promise.resolve(void messages.push(message)) };
  const shop = openAccountShop(
    db,
    consumerHandlers({
      memberStatusOf: noMemberStatus,
      provider: sandbox.provider,
      keys,
      sms,
      wakeMail: () => {},
      files: { storage: createFolderStorage(dataDir), dataDir },
    }),
  );
  now = shop.now;
  return {
    ...shop,
    messages,
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

export let database: OpenDatabase;
export let shop: ConsumerShop;

/** One shop for all tests of a file. */
export const useConsumerShop = (): void => {
  beforeAll(async () => {
    database = await openTestDatabase();
    await fillShop(database.db);
    shop = openConsumerShop(database.db);
  });
  afterAll(() => database.close());
};
