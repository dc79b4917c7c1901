import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../network/test.ts';
import { chooseRadio } from '../support/choose-radio.ts';
import { signInAs } from '../support/sign-in.ts';

const QUESTION = 'Does the lining come out for drying?';
const ANSWER = 'Yes, it is held by three buttons.';
const VOTE_WAITS = 'Saved. Your vote is sent when you’re back online.';

test('a question asked without a network is sent once, answered by the shop, found helpful and reported', async ({
  page,
  browser,
  shop,
  shopper,
  network,
  server,
  product,
}) => {
  const section = page.getByRole('region', { name: 'Questions' });
  const dialog = page.getByRole('dialog');
  await shopper.open(product.url);
  // Sections below the product come with the first sign that the page is used.
  await shopper.movePointer();
  await expect(section.getByRole('button', { name: 'Ask a question' })).toBeVisible();

  network.cut();
  await section.getByRole('button', { name: 'Ask a question' }).click();
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Your question/ })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: /^Your question/ }).fill(QUESTION);
  await dialog.getByRole('textbox', { name: /^Display name/ }).fill('Wren');
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect(dialog.getByText(/is kept on this device and sent when you’re back online/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
  const waiting = section.getByText('On this device. It’s sent when you’re back online.');
  await expect(waiting).toBeVisible();
  await page.reload();
  await shopper.movePointer();
  await expect(waiting).toBeVisible();
  await expect(section.getByText(QUESTION)).toBeVisible();

  network.restore();
  await expect(section.getByText('Waiting for review by our team')).toBeVisible({ timeout: 60_000 });
  await expect(waiting).toHaveCount(0);
  expect(server).toHaveReceivedOnce({ call: 'products.askQuestion' });
  const { violations } = await new AxeBuilder({ page }).include('[aria-labelledby="product-questions"]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  const desk = await browser.newContext({ baseURL: shop.url });
  const staff = await desk.newPage();
  await signInAs(staff, 'moderator');
  await staff.goto('/en-us/staff/reviews');
  const asked = staff.getByRole('article', { name: 'Question by Wren' });
  await expect(asked).toContainText(QUESTION);
  await asked.getByRole('textbox', { name: /^Answer from the shop/ }).fill(ANSWER);
  await asked.getByRole('button', { name: 'Publish with this answer' }).click();
  await expect(asked).toHaveCount(0);
  await desk.close();

  await shopper.open(product.url);
  await shopper.movePointer();
  const shown = section.getByRole('listitem').filter({ hasText: QUESTION });
  await expect(shown).toContainText(ANSWER, { timeout: 30_000 });
  const helpful = shown.getByRole('button', { name: /^Helpful \(\d+\): answer from/ });
  await expect(helpful).toHaveAccessibleName(/\(0\)/);
  network.cut();
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toHaveAccessibleName(/\(1\)/);
  await page.reload();
  await shopper.movePointer();
  // What was read stays readable, and the vote is still this shopper's.
  await expect(shown).toContainText(ANSWER);
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(shown.getByRole('status')).toHaveText(VOTE_WAITS);

  network.restore();
  await expect(shown.getByText(VOTE_WAITS)).toHaveCount(0, { timeout: 60_000 });
  expect(server).toHaveReceivedOnce({ call: 'products.answerVote' });
  await page.reload();
  await shopper.movePointer();
  await expect(helpful).toHaveAccessibleName(/\(1\)/);

  await shown.getByRole('button', { name: `Report the question “${QUESTION}”` }).click();
  await chooseRadio(dialog.getByRole('radio', { name: 'Advertising or spam' }));
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toBeHidden();
  expect(server).toHaveReceivedOnce({ call: 'products.questionFlag' });
});
