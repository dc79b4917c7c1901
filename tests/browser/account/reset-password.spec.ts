import { expect, test } from '../../network/test.ts';
import { linkTo } from '../../support/emails.ts';

test.use({ start: 'plain' });

const BEFORE = 'Trail-4-ever';
const AFTER = 'Ridge-5-above';

test.use({ viewport: { width: 390, height: 844 } });

test('who forgot the password comes back in by the letter, once; the account is as wide as the phone', async ({
  page,
  shop,
  shopper,
  allowedErrors,
}) => {
  // The shop refuses: the old password, and the link that was used.
  allowedErrors.push(/status of 4\d\d/);
  const main = page.getByRole('main');
  const email = `forgot-${Date.now()}@waymark.example`;
  const made = await fetch(`${shop.nodeUrl}/consumers-v3/auth/signup?locale=en-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: BEFORE }),
  });
  expect(made.status).toBe(201);

  await shopper.open('/en-us/sign-in');
  // Drawn by the page alone: from here on a press is the form's, not the browser's.
  await expect(main.getByRole('button', { name: /passkey/i })).toBeVisible();
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  // What was typed goes along, and not in the address.
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  expect(page.url()).not.toContain('waymark.example');
  await main.getByRole('button', { name: 'Send link' }).click();
  await expect(main.getByRole('status')).toContainText('we’ve sent a link');

  const link = /http\S+\/en-us\/reset-password#[\w.~-]+/;
  await expect.poll(() => linkTo(shop.dataDir, email, link), { timeout: 15_000 }).not.toBe('');
  const address = await linkTo(shop.dataDir, email, link);
  const setPassword = async (): Promise<void> => {
    await page.goto('about:blank');
    await shopper.open(address);
    await main.getByRole('textbox', { name: 'New password', exact: true }).fill(AFTER);
    await main.getByRole('textbox', { name: 'Confirm new password' }).fill(AFTER);
    await main.getByRole('button', { name: 'Set password' }).click();
  };
  await setPassword();
  await expect(main.getByRole('status')).toContainText('Your new password is set');
  await setPassword();
  await expect(main.getByRole('alert').first()).toBeVisible();
  await expect(main.getByText('Your new password is set')).toHaveCount(0);

  await shopper.open('/en-us/sign-in');
  const signIn = async (password: string): Promise<void> => {
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await main.getByRole('textbox', { name: 'Password' }).fill(password);
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signIn(BEFORE);
  await expect(main.getByRole('alert').first()).not.toBeEmpty();
  await signIn(AFTER);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible({ timeout: 20_000 });
  const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: document.documentElement.clientWidth }));
  expect(wide).toBeLessThanOrEqual(room);
});
