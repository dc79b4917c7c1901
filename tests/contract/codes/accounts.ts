import type { authErrors } from '#contract/errors/auth.ts';
import { BOOK_ADDRESS, confirmTexts } from '#server/customers/profile/testing.ts';
import { providerTokens } from '#server/platform/db/schema/commerce.ts';
import { eq } from 'drizzle-orm';
import type { Case, Cases } from './case.ts';
import type { CodeShop } from './shop.ts';

/** Those of the group that are about the person; the others are about signing in. */
export type ConsumerCode = Extract<
  keyof typeof authErrors,
  'AUT444' | '4044' | 'PRO404' | 'PRO412' | 'PRO414' | 'PRO418' | 'CCA400' | 'CCA401' | 'FE309'
>;

const CONSUMER = '/consumers-v3/consumer';

type SignedIn = Awaited<ReturnType<CodeShop['consumers']['signedIn']>>;
const asks = (call: Case[0], input: string, ask: (shopper: SignedIn, shop: CodeShop) => ReturnType<Case[2]>): Case => [
  call,
  input,
  async (shop) => ask(await shop.consumers.signedIn(), shop),
];

const profile = (consumerDetails: object, more: object = {}) => ({ consumerProfile: { consumerDetails, ...more } });

export const consumerCases: Cases<ConsumerCode> = {
  AUT444: asks('consumer.create', 'say a phone number that somebody else reads the messages of', async ({ browser }, { db, consumers, clock }) => {
    const { id: accountId } = await consumers.account();
    await confirmTexts(db, accountId, '+12065550199', clock());
    return browser.call('POST', CONSUMER, profile({ phone: '206 555 0199' }));
  }),
  '4044': [
    'consumer.loyaltyToken',
    'ask for a token of the programme without being a member',
    async ({ loyalty }) => (await loyalty.shopper()).call('POST', `${CONSUMER}/loyalty/token`, { body: {} }),
  ],
  PRO404: asks('consumer.update', 'change a profile that was never begun', ({ browser }) =>
    browser.call('PUT', CONSUMER, profile({ firstName: 'Ada' })),
  ),
  PRO412: asks('consumer.create', 'say a name that cannot be one', ({ browser }) => browser.call('POST', CONSUMER, profile({ lastName: 'Marsh5' }))),
  PRO418: asks('consumer.update', 'change a profile that another device has changed since', async ({ browser }) => {
    await browser.call('POST', CONSUMER, profile({ firstName: 'Ada' }));
    await browser.call('PUT', CONSUMER, profile({ firstName: 'Ann' }, { version: 1 }));
    return browser.call('PUT', CONSUMER, profile({ firstName: 'Eve' }, { version: 1 }));
  }),
  PRO414: asks('consumer.deleteAddress', 'delete the address that the saved cards are billed to', async ({ browser }, { consumers }) => {
    const { body } = await browser.call<{ addressId: string }>('POST', `${CONSUMER}/address`, { ...BOOK_ADDRESS, approachType: 'B' });
    await browser.call('POST', `${CONSUMER}/payment_instruments`, { payment_method_id: 'CREDIT_CARD', token: await consumers.card() });
    return browser.call('DELETE', `${CONSUMER}/address/${body.addressId}`);
  }),
  CCA400: asks('consumer.addAddress', 'save an address twice', async ({ browser }) => {
    await browser.call('POST', `${CONSUMER}/address`, BOOK_ADDRESS);
    return browser.call('POST', `${CONSUMER}/address`, BOOK_ADDRESS);
  }),
  CCA401: asks('consumer.updateAddress', 'change an address that is not in the book', ({ browser }) =>
    browser.call('PUT', `${CONSUMER}/address/nowhere`, BOOK_ADDRESS),
  ),
  FE309: asks('consumer.addPaymentInstrument', 'save a card whose time is over', async ({ browser }, { db, consumers }) => {
    const token = await consumers.card();
    await db.update(providerTokens).set({ expiryYear: 2025 }).where(eq(providerTokens.token, token));
    return browser.call('POST', `${CONSUMER}/payment_instruments`, { payment_method_id: 'CREDIT_CARD', token });
  }),
};
