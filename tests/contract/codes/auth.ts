import { eq } from 'drizzle-orm';
import type { Cart } from '#contract/cart.ts';
import type { authErrors } from '#contract/errors/auth.ts';
import { makeProof, openAccountShop, TEST_PASSWORD } from '#server/customers/testing.ts';
import { TRIES_HERE } from '#server/customers/auth/tries.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import { carts } from '#server/platform/db/schema/commerce.ts';
import { subscriptions } from '#server/platform/db/schema/consumer.ts';
import { untilTheyMeet } from '../../support/until-they-meet.ts';
import type { ConsumerCode } from './accounts.ts';
import type { AuthShop } from './auth-shop.ts';
import type { Case, Cases, Refused } from './case.ts';

const asks = (call: Case[0], input: string, ask: (shop: AuthShop) => Promise<Refused>): Case => [call, input, ({ auth }) => ask(auth)];

const met =
  (code: string) =>
  (answers: readonly Refused[]): boolean =>
    answers.some((answer) => answer.code === code);
/** Of two answers the one that is a refusal. */
const later = (answers: readonly Refused[]): Refused => answers.find(({ status }) => status >= 400) ?? { code: undefined, status: 200 };

export const authCases: Cases<Exclude<keyof typeof authErrors, ConsumerCode>> = {
  AUT401: asks('auth.signin', 'sign in with a wrong password', ({ elsewhere, wrongPassword }) => wrongPassword(1, elsewhere)),
  AUT426: asks('auth.signin', 'sign in with a wrong password for the last time but one', ({ elsewhere, wrongPassword }) => {
    const here = elsewhere();
    return wrongPassword(TRIES_HERE.most - 1, () => here);
  }),
  AUT423: asks('auth.signin', 'sign in with wrong passwords from one address', ({ elsewhere, wrongPassword }) => {
    const here = elsewhere();
    return wrongPassword(TRIES_HERE.most, () => here);
  }),
  AUT441: asks('auth.signin', 'sign in with wrong passwords from one address all day', ({ wrongAllDay }) => wrongAllDay()),
  AUT418: asks(
    'auth.passkeySignIn',
    'sign in with a passkey that the shop does not know',
    async ({ guest, passkeyRequest, passkeySignIn, withPasskey }) => {
      const [device, browser] = [await withPasskey(false), await guest()];
      return passkeySignIn(browser, device.get(await passkeyRequest(browser)));
    },
  ),
  AUT437: asks(
    'auth.passkeySignIn',
    'sign in with a passkey that signed another session’s challenge',
    async ({ guest, passkeyRequest, passkeySignIn, withPasskey }) => {
      const [device, browser] = [await withPasskey(true), await guest()];
      return passkeySignIn(browser, device.get(await passkeyRequest(await guest())));
    },
  ),
  AUT438: asks(
    'auth.passkeySignIn',
    'sign in with a passkey that signed on another site',
    async ({ guest, passkeyRequest, passkeySignIn, withPasskey }) => {
      const [device, browser] = [await withPasskey(true), await guest()];
      return passkeySignIn(browser, device.get(await passkeyRequest(browser), { origin: 'http://evil.test' }));
    },
  ),
  AUT500: asks('auth.signin', 'sign in where the kept hash cannot be read', async ({ elsewhere, brokenAccount }) =>
    elsewhere().password(await brokenAccount(), TEST_PASSWORD),
  ),
  AUT403: asks('auth.signin', 'sign in without a proof where the shop wants one', async ({ people, wary }) =>
    wary.browser().password((await people.account()).email, TEST_PASSWORD),
  ),
  AUT404: asks('auth.sessions', 'ask as a guest for what is an account’s', async ({ guest }) =>
    (await guest()).call('GET', '/consumers-v3/consumer/sessions'),
  ),
  AUT402: asks('auth.confirmforgotpassword', 'set a password by a link that is used', ({ elsewhere }) =>
    elsewhere().call('POST', '/consumers-v3/confirmforgotpassword', { token: 'x'.repeat(43), password: 'Another long way 2' }),
  ),
  AUT432: asks('auth.token', 'exchange a code that the shop has not given', ({ elsewhere }) =>
    elsewhere().token({ type: 'Registered', authorizationCode: 'x'.repeat(43), codeVerifier: makeProof().codeVerifier }),
  ),
  AUT409: asks('auth.token', 'sign in while an order is placed with the guest’s basket', async ({ guest, people, db }) => {
    const { email } = await people.account();
    const browser = await guest();
    const { body } = await browser.call<Cart>('POST', '/cart/v1/cart', {});
    await browser.call('POST', '/cart/v1/item', { cartId: body.id, ...wish('tee') });
    await db.update(carts).set({ state: 'placing' }).where(eq(carts.id, body.id));
    const { codeChallenge, codeVerifier } = makeProof();
    const { authorizationCode } = (await browser.password(email, TEST_PASSWORD, codeChallenge)).body;
    return browser.token({ type: 'Registered', authorizationCode, codeVerifier, guestObjects: { basketId: body.id } });
  }),
  AUT498: asks('cart.create', 'change a basket under the name of somebody who is nobody any more', async ({ guest }) =>
    (await guest()).call('POST', '/cart/v1/cart', {}, { headers: { 'X-Waymark-Subject': 'account-erased' } }),
  ),
  AUT439: asks('auth.signup', 'sign up with an address that has an account', async ({ shopper, signUp, people }) =>
    signUp({ ...shopper(), email: (await people.account()).email }),
  ),
  PRO400: asks('auth.signup', 'sign up twice at the same moment', async ({ shopper, signUp }) => {
    const bothWith = (given: ReturnType<typeof shopper>) => Promise.all([signUp(given), signUp(given)]);
    return later(await untilTheyMeet(() => bothWith(shopper()), met('PRO400')));
  }),
  AUT440: asks('auth.signup', 'sign up from a store that there is not', ({ shopper, signUp }) =>
    signUp({ ...shopper(), source: { store: 'NOWHERE' } }),
  ),
  AUT442: asks('auth.signup', 'sign up with the proven phone number of another account', async ({ db, people, shopper, signUp }) => {
    const first = shopper();
    await signUp(first);
    const texts = eq(subscriptions.recipient, `+1${first.phone.replaceAll(/\D/g, '')}`);
    await db.update(subscriptions).set({ doubleOptinAt: people.now() }).where(texts);
    return signUp({ ...shopper(), phone: first.phone });
  }),
  AUT453: asks('auth.signup', 'sign up with what is no address', ({ shopper, signUp }) => signUp({ ...shopper(), email: 'nobody' })),
  FE872: asks('auth.signup', 'sign up with a password that is too short', ({ shopper, signUp }) => signUp({ ...shopper(), password: 'short' })),
  PRO410: asks('auth.signup', 'sign up too young', ({ shopper, signUp }) => signUp({ ...shopper(), birthDate: '2024-01-01' })),
  PRO411: asks('auth.signup', 'sign up without a birth date', ({ shopper, signUp }) => signUp({ ...shopper(), birthDate: undefined })),
  AUT450: asks('auth.changepassword', 'change the password with a wrong present one', async ({ signedIn, changePassword }) =>
    changePassword((await signedIn()).browser, { currentPassword: 'not it' }),
  ),
  AUT451: asks('auth.changepassword', 'change the password into the present one', async ({ signedIn, changePassword }) =>
    changePassword((await signedIn()).browser, { newPassword: TEST_PASSWORD }),
  ),
  AUT452: asks('auth.changepassword', 'change the password into one before it', async ({ signedIn, changePassword }) => {
    const { browser } = await signedIn();
    await changePassword(browser, {});
    return changePassword(browser, { currentPassword: 'Another long way 2', newPassword: TEST_PASSWORD });
  }),
  FE340: asks('auth.changepassword', 'change the password with another one typed the second time', async ({ signedIn, changePassword }) =>
    changePassword((await signedIn()).browser, { passwordConfirmation: 'another long wey' }),
  ),
  PRO415: asks('auth.changepassword', 'change the password twice at the same moment', async ({ signedIn, changePassword }) => {
    const both = async () => {
      const { browser } = await signedIn();
      return Promise.all([changePassword(browser, {}), changePassword(browser, { newPassword: 'A third long way 3' })]);
    };
    return later(await untilTheyMeet(both, met('PRO415')));
  }),
  CCN404: asks('consumer.retrieveUserData', 'ask for a form’s fields with an id that the shop has not signed', async ({ guest }) =>
    (await guest()).call('POST', '/consumers-v3/consumer/retrieveUserData', { consumerId: 'made.up', email: 'a@waymark.example' }),
  ),
  API400: asks('auth.token', 'call without an access key where the shop wants one', async ({ db }) => {
    const keyed = openAccountShop(db, {}, { accessKeys: new Set(['key']) });
    return keyed.browser().token();
  }),
};
