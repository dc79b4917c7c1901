import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Subscription } from '#contract/calls/consumer-subscription.ts';
import { NoAnswer } from '#contract/client/client.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { noteIdentity } from '#src/base/session/session-hint.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { NewsletterScreen } from './newsletter-screen.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => noteIdentity(null));

const LETTERS: Subscription = { type: 'Newsletter', channel: 'email', optin: true, doubleOptin: true, recipient: 'ada@waymark.example' };
const show = (subscriptions: readonly Subscription[], waits = false) => {
  const asked: string[] = [];
  let answer = (): void => undefined;
  const answered = new Promise<void>((done) => (answer = done));
  const api = (async (name: string) => {
    asked.push(name);
    if (name !== 'consumer.get') throw new NoAnswer('network', false);
    if (waits) await answered;
    return { consumerProfile: { consumerDetails: { email: 'ada@waymark.example', address: [] }, subscriptions } };
  }) as unknown as Api;
  renderInPage(
    <EnglishPage>
      <WithApi api={api}>
        <NewsletterScreen />
      </WithApi>
    </EnglishPage>,
  );
  return { asked, answer };
};
const heading = page.getByRole('heading', { name: 'You’re already subscribed' });
const email = page.getByRole('form', { name: 'The Waymark newsletter' }).getByLabelText(/^Email/);
const button = page.getByRole('button', { name: 'Sign me up' });

it('tells whoever gets the letters so, in the place of box and button', async () => {
  noteIdentity({ subject: 'ada', type: 'Registered' });
  show([LETTERS]);
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText('We send the newsletter to ada@waymark.example.')).toBeVisible();
  expect([button.elements(), page.getByRole('checkbox', { name: /^I want the newsletter/ }).elements()]).toEqual([[], []]);
  await page.getByRole('button', { name: 'Use another email' }).click();
  await expect.element(email).toHaveValue('');
});

it.each([
  ['has asked for none', []],
  ['has not confirmed them', [{ ...LETTERS, doubleOptin: false }]],
  ['has ended them', [{ ...LETTERS, optin: false }]],
  ['gets messages alone', [{ ...LETTERS, channel: 'sms', recipient: '+12065550100' }]],
] as const)('asks whoever %s', async (_, subscriptions) => {
  noteIdentity({ subject: 'ada', type: 'Registered' });
  const { asked } = show(subscriptions);
  await expect.poll(() => asked).toContain('consumer.get');
  await button.click();
  await expect.element(email).toHaveAccessibleDescription('This field is required');
  expect(heading.elements()).toEqual([]);
});

it('takes nothing away from whoever has begun to type before the shop has answered', async () => {
  noteIdentity({ subject: 'ada', type: 'Registered' });
  const { answer } = show([LETTERS], true);
  await email.fill('a friend’s');
  answer();
  await button.click();
  await expect.element(email).toHaveAccessibleDescription('Email is not valid');
  await expect.element(email).toHaveValue('a friend’s');
});

it('asks a guest, and the shop nothing about them', async () => {
  const { asked } = show([LETTERS]);
  await expect.element(button).toBeVisible();
  expect(asked).toEqual([]);
});
