import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../network/test.ts';
import { createShopper } from '../../support/shopper.ts';

test.use({ start: 'plain' });

const PASSWORD = 'Trail-4-ever';

/** A browser's own authenticator, whose holder agrees at once: the browser's side of it is Chromium's, the device is not there. */
const plugIn = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const main = (page: Page) => page.getByRole('main');
/** An account of this test alone, made by the shop's own call. */
const makeAccount = async (page: Page): Promise<string> => {
  const email = `keys-${Date.now()}@waymark.example`;
  await page.goto('/en-us/sign-in');
  const status = await page.evaluate(
    async (body) =>
      (
        await fetch('/consumers-v3/auth/signup?locale=en-us', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status,
    { email, password: PASSWORD },
  );
  expect(status).toBe(201);
  return email;
};
const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/en-us/sign-in?next=/en-us/account/security');
  await createShopper(page).untilReacts();
  await main(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await main(page).getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in and security' })).toBeVisible({ timeout: 20_000 });
};

test('a passkey is added under security, signs in without a password, and opens nothing once it was removed', async ({ page }) => {
  test.slow();
  await plugIn(page);
  const email = await makeAccount(page);
  await signIn(page, email);

  const add = main(page).getByRole('form', { name: 'Add a passkey' });
  await add.getByLabel('Passkey name').fill('Work laptop');
  await add.getByRole('textbox', { name: 'Your password' }).fill('not my password');
  await add.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(add.getByRole('textbox', { name: 'Your password' })).toHaveAccessibleDescription(/not|wrong|right/i);
  await add.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await add.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(main(page).getByRole('button', { name: 'Rename: Work laptop' })).toBeVisible();

  await main(page).getByRole('button', { name: 'Rename: Work laptop' }).click();
  const rename = main(page).getByRole('form', { name: 'Rename: Work laptop' });
  await rename.getByLabel('Passkey name').fill('Old laptop');
  await rename.getByRole('button', { name: 'Save name' }).click();
  await expect(main(page).getByRole('button', { name: 'Remove: Old laptop' })).toBeVisible();

  await page.goto('/en-us/account');
  await main(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/en-us$/, { timeout: 20_000 });
  expect(await page.evaluate(() => localStorage.getItem('waymark.session'))).toBeNull();

  await page.goto('/en-us/sign-in?next=/en-us/account/security');
  // What the browser offers at the email field is taken by the authenticator at once, or the button asks for it.
  const inside = page.getByRole('heading', { level: 1, name: 'Sign-in and security' });
  const button = main(page).getByRole('button', { name: 'Sign in with a passkey' });
  await expect(inside.or(button)).toBeVisible({ timeout: 20_000 });
  if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => undefined);
  await expect(inside).toBeVisible({ timeout: 20_000 });

  await main(page).getByRole('button', { name: 'Remove: Old laptop' }).click();
  await main(page).getByRole('button', { name: 'Remove: Old laptop' }).click();
  await expect(main(page).getByText('No passkeys yet.')).toBeVisible();
});

test('another email address is confirmed by its email, and opens the account from then on', async ({ page, shop }) => {
  test.slow();
  const email = await makeAccount(page);
  await signIn(page, email);
  const wanted = email.replace('keys-', 'moved-');
  const form = main(page).getByRole('form', { name: 'Your email address' });
  await form.getByLabel('New email address').fill(wanted);
  await form.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Send confirmation email' }).click();
  await expect(main(page).getByText('we’ve sent a confirmation link')).toBeVisible();

  const folder = join(shop.dataDir, 'mail');
  const linkIn = (): string | undefined => {
    // There is no folder before the first email.
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      const text = readFileSync(join(folder, file), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
      if (text.includes(wanted)) return /\/en-us\/confirm-email#[\w-]{43}/.exec(text)?.[0];
    }
    return undefined;
  };
  await expect.poll(linkIn, { timeout: 20_000 }).toBeDefined();
  await page.goto(linkIn() ?? '');
  await createShopper(page).untilReacts();
  await main(page).getByRole('button', { name: 'Use this email' }).click();
  await expect(main(page).getByText('Your email has been changed.')).toBeVisible();
  const opens = (address: string): Promise<number> =>
    page.evaluate(
      async (body) =>
        (await fetch('/consumers-v3/auth/signin?locale=en-us', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
      JSON.stringify({ type: 'Registered', username: address, password: PASSWORD, codeChallenge: 'x'.repeat(43) }),
    );
  expect([await opens(wanted), await opens(email)]).toEqual([200, 401]);
});

test('a document that is drawn for guests shows somebody who is signed in no question that they need not answer', async ({ page }) => {
  const email = await makeAccount(page);
  await signIn(page, email);
  const password = main(page).getByLabel('Account password');
  // As it comes, before any script of the page runs.
  await page.route(/\/assets\/entry-client/, (route) => route.abort());
  await page.goto('/en-us/confirm-email#none');
  await expect(main(page).getByRole('button', { name: 'Use this email' })).toBeVisible();
  await expect(password).toBeAttached();
  await expect(password).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(password).toBeVisible();
});

test('the sign-in of somebody whom the shop has never seen asks nothing that it is refused', async ({ page }) => {
  await plugIn(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  const offer = page.waitForResponse(/passkeys\/request/);
  await page.goto('/en-us/sign-in');
  expect((await offer).status()).toBe(200);
  expect(refused).toEqual([]);
});
