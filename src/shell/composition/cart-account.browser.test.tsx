import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import { NoAnswer } from '#contract/client/client.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { noteIdentity } from '#src/base/session/session-hint.ts';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { CartAccount } from './cart-account.tsx';
import { Hosts } from '#src/shell/layout/hosts.tsx';

vi.mock('#src/cart/engine-loader.ts', () => import('#src/cart/testing/fake-engine.ts'));
vi.mock('#src/shell/dialogs/sign-in.ts', () => ({
  signIn: async () => {
    noteIdentity({ type: 'Registered', subject: 'ada' });
    return { done: true };
  },
}));

const PROFILE: ConsumerProfile = {
  consumerNo: '1',
  consumerType: 'CONSUMER',
  consumerDetails: { email: 'ada@waymark.example', address: [] },
  preferences: {},
  isEmailConfirmed: true,
  subscriptions: [],
  notification: { backInStock: true },
  version: 0,
  isLoyaltyMember: false,
};
const asked: string[] = [];
let isMember = false;
const answers: Readonly<Record<string, () => unknown>> = {
  'fapi.serverTime': () => ({ timestamp: '2026-11-21T12:00:00.000Z' }),
  'consumer.get': () => ({ consumerProfile: PROFILE }),
  'auth.signup': () => ({}),
  'auth.resetpassword': () => ({}),
  'loyalty.member': () => ({ isLoyaltyMember: isMember, isConfirmed: false, currentLoyaltyPoints: 0, debt: 0, benefits: [] }),
  'loyalty.join': () => {
    isMember = true;
    return { isLoyaltyMember: true, isConfirmed: false, currentLoyaltyPoints: 0, debt: 0, benefits: [] };
  },
};
const api = (async (name: string) => {
  asked.push(name);
  const answer = answers[name];
  if (!answer) throw new NoAnswer('network', false);
  return answer();
}) as unknown as Api;

const show = (): HTMLElement =>
  renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <CartAccount />
        <Hosts />
      </EnglishPage>
    </WithApi>,
  );
const press = async (name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const dialog = (name: string) => page.getByRole('dialog', { name });
const toastTitles = (): (string | undefined)[] => toasts.getToasts().map(({ title }) => title);

afterEach(() => {
  while (dialogManager.isOpen()) dialogManager.close(undefined);
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
  noteIdentity(null);
  asked.length = 0;
  isMember = false;
  sessionStorage.clear();
});

it('signs a guest in beside the cart, and confirms it with what the cart holds', async () => {
  const place = show();
  expect(await axeViolations(place)).toEqual([]);
  await press('Sign in');
  await dialog('Sign in')
    .getByLabelText(/^Email/)
    .fill('ada@waymark.example');
  await dialog('Sign in')
    .getByLabelText(/^Password/, { exact: false })
    .first()
    .fill('Trail-4-ever');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog('You’re signed in')).toBeVisible();
  await expect.element(page.getByText('Your cart is empty.')).toBeVisible();
  expect(toastTitles()).toEqual(['You have successfully logged in']);
  await press('Continue');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('leads from the sign-in to a forgotten password, with the email that was typed', async () => {
  show();
  await press('Sign in');
  await dialog('Sign in')
    .getByLabelText(/^Email/)
    .fill('ada@waymark.example');
  await press('Forgot your password?');
  const forgotten = dialog('Forgot your password?');
  await expect.element(forgotten.getByLabelText(/^Email/)).toHaveValue('ada@waymark.example');
  await forgotten.getByRole('button', { name: 'Send link' }).click();
  await expect.poll(() => asked).toContain('auth.resetpassword');
});

it('welcomes whoever signs up there, and asks for interests where that is put off', async () => {
  show();
  await press('Sign in');
  await press('Create an account');
  const form = dialog('Create an account');
  await form.getByLabelText(/^First name/).fill('Ada');
  await form.getByLabelText(/^Last name/).fill('Byron');
  await form.getByLabelText(/^Date of birth/).fill('1990-12-10');
  await form.getByRole('textbox', { name: /^Email/ }).fill('ada@waymark.example');
  await form
    .getByLabelText(/^Password/)
    .first()
    .fill('Trail-4-ever');
  await form.getByLabelText(/^Confirm password/).fill('Trail-4-ever');
  await form.getByRole('checkbox', { name: /^I accept the terms of use/ }).click();
  await form.getByRole('button', { name: 'Create an account' }).click();
  await expect.element(dialog('Welcome to Waymark')).toBeVisible();
  await press('Close');
  await expect.element(dialog('What do you like to do?')).toBeVisible();
});

it('makes a member of whoever is signed in, who ticks the box of the terms', async () => {
  noteIdentity({ type: 'Registered', subject: 'ada' });
  show();
  await press('Join the rewards program');
  const offer = dialog('Join the rewards program?');
  await expect.element(offer.getByRole('checkbox')).not.toBeChecked();
  await press('Join');
  expect(asked).not.toContain('loyalty.join');
  await offer.getByRole('checkbox').click();
  await press('Join');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(asked).toContain('loyalty.join');
  expect(toastTitles()).toEqual([expect.stringMatching(/^You’re a member/)]);
});

it('offers a member nothing', async () => {
  isMember = true;
  noteIdentity({ type: 'Registered', subject: 'ada' });
  show();
  await expect.poll(() => asked).toContain('loyalty.member');
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
