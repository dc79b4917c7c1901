import { EMPLOYEE_TERMS_VERSION } from '#contract/calls/employee-terms.ts';
import { TEST_PASSWORD } from '#server/customers/testing.ts';
import { TRIES_HERE } from '#server/customers/auth/tries.ts';
import { confirmTexts } from '#server/customers/profile/testing.ts';
import type { AuthShop } from '../auth-shop.ts';
import type { Pair, Pairs, Refused } from '../case.ts';
import { serves } from '../service.ts';

const asks = (input: string, ask: (shop: AuthShop) => Promise<Refused>): Pair => [input, ({ auth }) => ask(auth)];

/** Sets a password by a link that is good. */
const resets = (input: string, password: string, ready: (shop: AuthShop, email: string) => Promise<unknown> = async () => {}): Pair =>
  asks(`set by a letter’s link ${input}`, async (shop) => {
    const { email } = await shop.people.account();
    await ready(shop, email);
    return shop.elsewhere().call('POST', '/consumers-v3/confirmforgotpassword', { token: await shop.linkFor(email), password });
  });

export const peoplePairs: Pairs = {
  'auth.signup': {
    AUT403: asks('sign up without a proof where the shop wants one', ({ wary, shopper }) =>
      wary.browser().call('POST', '/consumers-v3/auth/signup', shopper()),
    ),
    AUT444: asks('sign up with a phone number that somebody reads the messages of', async ({ db, people, shopper, signUp }) => {
      const { id } = await people.account();
      await confirmTexts(db, id, '+12065550188', people.now());
      return signUp({ ...shopper(), phone: '206 555 0188' });
    }),
  },
  'auth.resetpassword': {
    AUT403: asks('ask for a letter without a proof where the shop wants one', ({ wary, shopper }) =>
      wary.browser().call('POST', '/consumers-v3/consumer/resetpassword', { email: shopper().email }),
    ),
    AUT453: asks('ask for a letter to what is no address', ({ elsewhere }) =>
      elsewhere().call('POST', '/consumers-v3/consumer/resetpassword', { email: 'nobody' }),
    ),
  },
  'auth.confirmforgotpassword': {
    AUT451: resets('the present password', TEST_PASSWORD),
    AUT452: resets('a password of before', TEST_PASSWORD, async ({ elsewhere, changePassword }, email) => {
      const browser = elsewhere();
      await browser.signIn(email);
      await changePassword(browser, {});
    }),
    FE872: resets('a password that is too short', 'short'),
    FE340: asks('set a password by a letter with another one typed the second time', ({ elsewhere }) =>
      elsewhere().call('POST', '/consumers-v3/confirmforgotpassword', {
        token: 'x'.repeat(43),
        password: 'Another long way 2',
        passwordConfirmation: 'another long wey',
      }),
    ),
  },
  'auth.changepassword': {
    AUT423: asks('change the password with wrong present ones from one address', async ({ signedIn, changePassword }) => {
      const { browser } = await signedIn();
      for (let n = 1; n < TRIES_HERE.most; n += 1) await changePassword(browser, { currentPassword: 'not it' });
      return changePassword(browser, { currentPassword: 'not it' });
    }),
    AUT441: asks('change the password with wrong present ones all day', async ({ signedIn, allDay, changePassword }) => {
      const { browser } = await signedIn();
      return allDay(() => changePassword(browser, { currentPassword: 'not it' }));
    }),
    CCN404: asks('change the password of an account that is erased at this moment', async ({ signedIn, forgetful, changePassword }) => {
      const { browser } = await signedIn();
      const last = forgetful.browser();
      last.cookie = browser.cookie;
      return changePassword(last, {});
    }),
    FE872: asks('change the password into one that is too short', async ({ signedIn, changePassword }) =>
      changePassword((await signedIn()).browser, { newPassword: 'short' }),
    ),
  },
  'auth.agentlogin': {
    AUT401: asks('sign in as an associate with a shopper’s account', async ({ people, elsewhere, agentLogin }) =>
      agentLogin(elsewhere(), (await people.account()).email, TEST_PASSWORD),
    ),
    AUT426: asks('sign in as an associate with a wrong password for the last time but one', ({ elsewhere, wrongPassword, agentLogin }) => {
      const here = elsewhere();
      return wrongPassword(TRIES_HERE.most - 1, () => here, agentLogin);
    }),
    AUT423: asks('sign in as an associate with wrong passwords from one address', ({ elsewhere, wrongPassword, agentLogin }) => {
      const here = elsewhere();
      return wrongPassword(TRIES_HERE.most, () => here, agentLogin);
    }),
    AUT441: asks('sign in as an associate with wrong passwords from one address all day', ({ wrongAllDay, agentLogin }) => wrongAllDay(agentLogin)),
    AUT403: asks('sign in as an associate without a proof where the shop wants one', ({ wary, shopper, agentLogin }) =>
      agentLogin(wary.browser(), shopper().email, TEST_PASSWORD),
    ),
    AUT500: asks('sign in as an associate where the kept hash cannot be read', async ({ elsewhere, brokenAccount, agentLogin }) =>
      agentLogin(elsewhere(), await brokenAccount(), TEST_PASSWORD),
    ),
  },
  'programs.acceptTerms': {
    PRO404: [
      'accept the terms of the employees without being one',
      async ({ loyalty }) =>
        (await loyalty.shopper()).call('POST', '/consumers-v3/consumer/programs/terms', { body: { version: EMPLOYEE_TERMS_VERSION } }),
    ],
  },
  'fapi.validateResponse': {
    API404: [
      'have the answer of a call judged that there is not',
      (shop) => serves(shop, '/fapi/api/validate-response/no.such', { body: { response: {} } }),
    ],
  },
};
