import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';

test.use({ start: 'plain' });

const HERE = 'dialogs';
/** Every dialog of spec 1 §2, and the journey of `tests/browser` that reaches it as a shopper does: by what is on the screen. */
const REACHED: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'add-gift-option': [HERE, 'a gift card asks who it is for'],
  'ask-question': [HERE, 'a product answers how it is paid in parts, what shoppers say, and takes a question'],
  'ask-question-success': [HERE, 'a product answers how it is paid in parts, what shoppers say, and takes a question'],
  'buy-now-pay-later': [HERE, 'a product answers how it is paid in parts, what shoppers say, and takes a question'],
  'change-cart-shipping-method': [HERE, 'a guest changes delivery in the cart and signs in there'],
  'change-store-confirmation': [HERE, 'a shopper says where they are, and changes their store'],
  'employee-terms': ['account/roles', 'an employee accepts the terms before the discount counts, and has no favorites'],
  'forgot-password': [HERE, 'a guest changes delivery in the cart and signs in there'],
  interests: [HERE, 'a guest becomes a member beside the cart, puts the welcome off, and is asked what they like'],
  'location-confirmation': [HERE, 'a shopper says where they are, and changes their store'],
  'loyalty-sign-up': [HERE, 'a guest becomes a member beside the cart, puts the welcome off, and is asked what they like'],
  'mini-cart': ['menus', 'axe finds nothing on menu, filters and mini cart of a small screen'],
  'pickup-in-store': ['put-aside', 'a store puts a piece aside for whoever asks for it, and the line says until when'],
  'quick-shop': ['accessibility', 'axe finds nothing on home, and on a list with its quick shop'],
  'review-user-content': [HERE, 'a product answers how it is paid in parts, what shoppers say, and takes a question'],
  'sign-in': [HERE, 'a guest changes delivery in the cart and signs in there'],
  'sign-in-confirmation': [HERE, 'a guest changes delivery in the cart and signs in there'],
  'sign-up': [HERE, 'a guest changes delivery in the cart and signs in there'],
  'simplified-enrollment': [HERE, 'a shop that asks for no more than an email begins with it where others sign in'],
  'store-changed': [HERE, 'a shopper says where they are, and changes their store'],
  'three-d-secure': ['checkout/challenge', 'the right answer finishes the order'],
  welcome: [
    'account/sign-up',
    'a link leads to a new account: its parameters leave the address, the account is signed in, and the profile is completed',
  ],
};

test('each of the 22 dialogs has a journey that reaches it', () => {
  const documented = readFileSync('docs/dialogs.md', 'utf8').matchAll(/^\| `([a-z-]+)` \|/gm);
  expect(Object.keys(REACHED)).toHaveLength(22);
  expect(new Set([...documented].map(([, name]) => name))).toEqual(new Set(Object.keys(REACHED)));
  for (const [name, [file, title]] of Object.entries(REACHED))
    expect(readFileSync(`tests/browser/${file}.spec.ts`, 'utf8'), name).toContain(`test('${title}`);
});

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

const close = async (opened: Locator): Promise<void> => {
  await opened.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(opened).toBeHidden();
};

test('a gift card asks who it is for', async ({ page, shopper }) => {
  await shopper.open('/en-us/c/gear-gift-cards-4400');
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /Gift Card$/ })).toBeVisible();
  await shopper.chooseFirst();
  await shopper.addButton.click();
  const asked = dialog(page, 'Who is it for?');
  await asked.getByRole('button', { name: 'Add to cart' }).click();
  await expect(asked).toContainText('Please enter the recipient’s name.');
});

test('a product answers how it is paid in parts, what shoppers say, and takes a question', async ({ page, shopper, product }) => {
  const main = page.getByRole('main');
  await shopper.open(product.url);
  await shopper.chooseFirst();
  await main.getByRole('button', { name: 'How it works' }).first().click();
  const later = dialog(page, 'Pay later with Klarna');
  await later.getByRole('button', { name: 'Got it' }).click();
  await expect(later).toBeHidden();
  await main.getByRole('button', { name: 'All questions and ratings' }).click();
  await close(dialog(page, 'What shoppers say'));
  await main.getByRole('button', { name: 'Ask a question' }).first().click();
  const asked = dialog(page, 'Ask a question');
  await asked.getByLabel(/^Your question/).fill('Does it dry within a night?');
  await asked.getByLabel(/^Display name/).fill('Ada');
  await asked.getByRole('button', { name: 'Send question' }).click();
  await close(dialog(page, 'Thanks for your question'));
});

test('a shopper says where they are, and changes their store', async ({ page, shopper, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 45.52, longitude: -122.68 });
  const main = page.getByRole('main');
  await shopper.open('/en-us/stores');
  await main.getByRole('button', { name: 'Use my location' }).click();
  await dialog(page, 'Use your location?').getByRole('button', { name: 'Yes, show stores near here' }).click();
  const choices = main.getByRole('button', { name: /^Make this my store/ });
  await choices.first().click();
  await expect(main.getByText('Your store', { exact: true })).toBeVisible();
  await choices.first().click();
  await dialog(page, 'Change your store?')
    .getByRole('button', { name: /^Change to/ })
    .click();
  await dialog(page, 'Store changed').getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page, 'Store changed')).toBeHidden();
});

test('a guest changes delivery in the cart and signs in there', async ({ page, shopper, product, prefill }) => {
  const main = page.getByRole('main');
  await prefill(product);
  await shopper.openCart();
  await main.getByRole('button', { name: 'Edit delivery' }).click();
  await close(dialog(page, 'Change delivery'));
  const openSignIn = () => main.getByRole('region', { name: 'Your account and this cart' }).getByRole('button', { name: 'Sign in' }).click();
  const form = dialog(page, 'Sign in');
  await openSignIn();
  await form.getByRole('button', { name: 'Forgot your password?' }).click();
  await close(dialog(page, 'Forgot your password?'));
  await openSignIn();
  await form.getByRole('button', { name: 'Create an account' }).click();
  await close(dialog(page, 'Create an account'));
  await openSignIn();
  await form.getByRole('textbox', { name: 'Email' }).fill('consumer@waymark.example');
  await form.getByRole('textbox', { name: 'Password' }).fill('waymark-trail');
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog(page, 'You’re signed in').getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page, 'You’re signed in')).toBeHidden();
});

test('a guest becomes a member beside the cart, puts the welcome off, and is asked what they like', async ({ page, shopper, product, prefill }) => {
  await prefill(product);
  await shopper.openCart();
  await page.getByRole('main').getByRole('button', { name: 'Join the rewards program' }).click();
  const joining = dialog(page, 'Join the rewards program?');
  await joining.getByLabel(/^First name/).fill('Ada');
  await joining.getByLabel(/^Last name/).fill('Byron');
  await joining.getByLabel(/^Date of birth/).fill('1990-12-10');
  await joining.getByRole('textbox', { name: /^Email/ }).fill(`joins-${Date.now()}@waymark.example`);
  await joining.getByLabel('Password*', { exact: true }).fill('Trail-4-ever');
  await joining.getByLabel(/^Confirm password/).fill('Trail-4-ever');
  for (const box of [/^I accept the terms of use/, /^I want to join/]) await joining.getByRole('checkbox', { name: box }).check();
  await joining.getByRole('button', { name: 'Create an account' }).click();
  const welcome = dialog(page, 'Welcome to Waymark');
  await expect(welcome).toBeVisible({ timeout: 20_000 });
  await close(welcome);
  const interests = dialog(page, 'What do you like to do?');
  await interests.getByRole('checkbox', { name: 'Hiking' }).check();
  await interests.getByRole('button', { name: 'Save' }).click();
  await expect(interests).toBeHidden();
});

test('a shop that asks for no more than an email begins with it where others sign in', async ({ page, shopper }) => {
  // The setting is one of the shop's build: the page gets its script as such a shop would have it built.
  const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js') && !name.startsWith('worker-'));
  const settings = scripts.filter((name) => readFileSync(`dist/client/assets/${name}`, 'utf8').includes('simplified:!1'));
  expect(settings).toHaveLength(1);
  await page.route(`**/assets/${settings[0]}`, (route) => {
    const built = readFileSync(`dist/client/assets/${settings[0]}`, 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: built.replaceAll('simplified:!1', 'simplified:!0') });
  });
  await shopper.openCart();
  await page.getByRole('main').getByRole('region', { name: 'Your account and this cart' }).getByRole('button', { name: 'Sign in' }).click();
  const enrollment = dialog(page, 'Your Waymark account');
  await enrollment.getByRole('textbox', { name: /^Email/ }).fill('consumer@waymark.example');
  await enrollment.getByRole('button', { name: 'Continue' }).click();
  await expect(enrollment.getByRole('textbox', { name: 'Password' })).toBeVisible();
});
