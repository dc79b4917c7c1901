import { expect, test } from '../../network/test.ts';
import { createCheckout, CARDS } from '../../support/checkout.ts';
import { linkTo } from '../../support/emails.ts';
import { createShopper, findProduct } from '../../support/shopper.ts';

test.use({ start: 'plain' });

test('a link leads to a new account: its parameters leave the address, the account is signed in, and the profile is completed', async ({ page }) => {
  const shopper = createShopper(page);
  const email = `new-${Date.now()}@waymark.example`;
  await shopper.open(`/en-us/sign-up?email=${encodeURIComponent(email)}&leadSource=spring-mail&storeNum=NOWHERE`);
  await expect(page).toHaveURL(/\/en-us\/sign-up$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: /^Email/ })).toHaveValue(email);
  await main.getByLabel(/^First name/).fill('Ada');
  await main.getByLabel(/^Last name/).fill('Byron');
  await main.getByLabel(/^Date of birth/).fill('1990-12-10');
  await main.getByLabel('Password*', { exact: true }).fill('Trail-4-ever');
  await main.getByLabel(/^Confirm password/).fill('Trail-4-ever');
  await main.getByRole('checkbox', { name: /^I accept the terms of use/ }).check();
  await main.getByRole('button', { name: 'Create an account' }).click();
  await expect(main.getByRole('checkbox', { name: /^I want to join/ })).toBeFocused();
  await main.getByRole('checkbox', { name: /^I want to join/ }).check();
  await main.getByRole('button', { name: 'Create an account' }).click();

  const welcome = page.getByRole('dialog', { name: 'Welcome to Waymark' });
  await expect(welcome).toBeVisible({ timeout: 20_000 });
  await welcome.getByRole('button', { name: 'Complete my profile' }).click();
  await welcome.getByLabel(/^Mobile phone/).fill('(206) 555-0100');
  await welcome.getByRole('button', { name: 'Continue' }).click();
  await welcome.getByLabel(/^ZIP code/).fill('98101');
  await expect(welcome.getByLabel(/^First name/)).toBeHidden();
  await welcome.getByRole('button', { name: 'Continue' }).click();
  await welcome.getByRole('checkbox', { name: 'Hiking' }).check();
  await welcome.getByRole('button', { name: 'Save' }).click();
  await welcome.getByRole('button', { name: 'Go to my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByText('Your profile isn’t complete yet')).toBeHidden();
});

test('a guest who ticked the newsletter comes by its letters to a form that knows them, and the address says nothing of it', async ({
  prefill,
  page,
  shop,
}) => {
  const shopper = createShopper(page);
  const checkout = createCheckout(page);
  const main = page.getByRole('main');
  const email = `reader-${Date.now()}@waymark.example`;
  const linkIn = async (link: RegExp): Promise<string> => {
    await expect.poll(() => linkTo(shop.dataDir, email, link), { timeout: 15_000 }).not.toBe('');
    return linkTo(shop.dataDir, email, link);
  };
  await prefill(await findProduct(shop.nodeUrl));
  await checkout.open();
  await checkout.fillDelivery();
  await main.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await main.getByRole('checkbox', { name: /^Send me the newsletter/ }).check({ force: true });
  await checkout.toPayment();
  await checkout.fillCard(CARDS.approved);
  await checkout.toReview();
  await checkout.place();
  await checkout.orderNumber();

  await page.goto(await linkIn(/http\S+\/letters\/subscribe\?\S+/));
  await page.getByRole('button').click();
  await expect(page.getByText('You’re subscribed')).toBeVisible();
  await shopper.open(await linkIn(/http\S+\/sign-up\?\S+/));
  await expect(page).toHaveURL(/\/en-us\/sign-up$/);
  await expect(main.getByRole('textbox', { name: /^Email/ })).toHaveValue(email);
  await expect(main.getByLabel(/^First name/)).toHaveValue('Ada');
  await expect(main.getByLabel(/^Last name/)).toHaveValue('Stone');
});
