import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { emails } from '../support/emails.ts';
import { signInAs } from '../support/sign-in.ts';

test.use({ start: 'plain' });

const WEEKEND = 'winter-trail-weekend';
/** Three places. */
const BENCH = 'repair-evening';
const card = (page: Page, id: string) => page.getByRole('main').locator(`[data-event="${id}"]`);

const open = async (page: Page, id: string) => {
  await page.goto('/en-us/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await card(page, id).getByRole('button', { name: 'Join' }).click();
  return page.getByRole('dialog');
};

test('a guest joins an event: account, days, somebody along, and a letter with a file for the calendar', async ({ page, shop }) => {
  const email = `walker-${Date.now()}@waymark.example`;
  await page.goto('/en-us/events');
  const before = Number.parseInt(
    (await card(page, WEEKEND)
      .getByText(/places left/)
      .textContent()) ?? '',
    10,
  );
  const dialog = await open(page, WEEKEND);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByRole('textbox', { name: /^Email/ }).fill(email);
  await dialog.getByLabel(/^First name/).fill('Ada');
  await dialog.getByLabel(/^Last name/).fill('Byron');
  await dialog.getByLabel(/^Date of birth/).fill('1990-12-10');
  await dialog.getByLabel('Password*', { exact: true }).fill('Trail-4-ever');
  await dialog.getByLabel(/^Confirm password/).fill('Trail-4-ever');
  await dialog.getByRole('checkbox', { name: /^I accept the terms of use/ }).check();
  await dialog.getByRole('button', { name: 'Create an account' }).click();

  await expect(dialog.getByRole('group', { name: /^Which days/ })).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByRole('textbox', { name: /^Email/ })).toHaveValue(email);
  for (const day of await dialog
    .getByRole('group', { name: /^Which days/ })
    .getByRole('checkbox')
    .all())
    await day.check();
  await dialog.getByRole('textbox', { name: /^Guest’s name/ }).fill('Charles Babbage');
  await dialog.getByRole('checkbox', { name: /^I take part at my own risk/ }).check();
  await dialog.getByRole('button', { name: 'Save my place' }).click();
  await expect(dialog.getByRole('heading', { name: 'You’re in' })).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(card(page, WEEKEND).getByText(`${before - 2} places left`)).toBeVisible();

  const own = async () => (await emails(shop.dataDir)).find((mail) => mail.includes(`To: ${email}`) && mail.includes('text/calendar'));
  await expect.poll(own, { timeout: 15_000 }).toBeDefined();
  const letter = (await own()) ?? '';
  expect(letter).toContain(`filename=${WEEKEND}.ics`);
  const file = /text\/calendar[\s\S]*?\n\n([A-Za-z0-9+/=\n]+)/.exec(letter)?.[1] ?? '';
  const text = file.startsWith('BEGIN') || letter.includes('BEGIN:VCALENDAR') ? letter : Buffer.from(file, 'base64').toString();
  expect(text).toContain('SUMMARY:Winter trail weekend');
});

test('a page shows the place that went since its last visit, however long it takes to be quiet', async ({ page, browser, shop }) => {
  const other = await browser.newPage({ baseURL: shop.url });
  await other.addInitScript(() => {
    globalThis.requestIdleCallback = (callback) => setTimeout(callback, 3_000);
  });
  await other.goto('/en-us/events');
  await other.locator('html[data-warmed]').waitFor({ state: 'attached', timeout: 30_000 });
  const before = Number.parseInt(
    (await card(other, WEEKEND)
      .getByText(/places left/)
      .textContent()) ?? '',
    10,
  );

  await signInAs(page, 'consumer');
  const dialog = await open(page, WEEKEND);
  await dialog
    .getByRole('group', { name: /^Which days/ })
    .getByRole('checkbox')
    .first()
    .check();
  await dialog.getByRole('checkbox', { name: /^I take part at my own risk/ }).check();
  await dialog.getByRole('button', { name: 'Save my place' }).click();
  await expect(dialog.getByRole('heading', { name: 'You’re in' })).toBeVisible({ timeout: 20_000 });

  await other.goto('/en-us/events');
  await expect(card(other, WEEKEND)).toContainText(`${before - 1} places left`);
  await other.close();
});

test('where one place is left nobody is brought along, and where none is there is no way in', async ({ page, browser, shop }) => {
  const joins = async (at: Page, guest: string) => {
    const dialog = await open(at, BENCH);
    await dialog.getByRole('textbox', { name: /^Guest’s name/ }).fill(guest);
    await dialog.getByRole('checkbox', { name: /^I take part at my own risk/ }).check();
    await dialog.getByRole('button', { name: 'Join', exact: true }).click();
    return dialog;
  };
  const other = await browser.newPage({ baseURL: shop.url });
  await signInAs(other, 'member');
  await expect((await joins(other, 'Charles Babbage')).getByRole('heading', { name: 'You’re in' })).toBeVisible({ timeout: 20_000 });

  await signInAs(page, 'consumer');
  const dialog = await joins(page, 'Ada Byron');
  await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toContainText('“Repair evening” has one place left');
  await expect(dialog.getByRole('textbox', { name: /^Guest’s name/ })).toHaveValue('Ada Byron');
  await dialog.getByRole('textbox', { name: /^Guest’s name/ }).fill('');
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'You’re in' })).toBeVisible({ timeout: 20_000 });

  await other.goto('/en-us/events');
  await expect(card(other, BENCH)).toContainText('Fully booked');
  await expect(card(other, BENCH).getByRole('button', { name: 'Join' })).toBeHidden();
  await other.close();
});
