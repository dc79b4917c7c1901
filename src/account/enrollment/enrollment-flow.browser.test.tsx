import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import { refusal } from '#src/base/forms/testing/refusal.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { EnrollmentFlow, type EnrollmentFlowProps } from './enrollment-flow.tsx';
import type { EnrollmentPorts } from './enrollment-ports.ts';

beforeEach(() => sessionStorage.clear());

const profileOf = (consumerDetails: Partial<ConsumerProfile['consumerDetails']> = {}, isLoyaltyMember = false): ConsumerProfile => ({
  consumerNo: '1',
  consumerType: 'CONSUMER',
  consumerDetails: { email: 'ada@waymark.example', address: [], ...consumerDetails },
  preferences: {},
  isEmailConfirmed: true,
  subscriptions: [],
  notification: { backInStock: true },
  version: 1,
  isLoyaltyMember,
});
const whole = { phone: '2065550100', phoneCode: '1', firstName: 'Ada', lastName: 'Byron', postalCode: '98101', birthDate: '1990-12-10' };

const show = (more: Partial<EnrollmentFlowProps> = {}, start = profileOf()) => {
  let profile = start;
  const ports = {
    lookup: vi.fn<EnrollmentPorts['lookup']>(async (email) => email.startsWith('known')),
    readProfile: vi.fn<EnrollmentPorts['readProfile']>(async () => profile),
    saveProfile: vi.fn<EnrollmentPorts['saveProfile']>(async ({ details, preferences }) => {
      profile = { ...profile, consumerDetails: { ...profile.consumerDetails, ...(details as typeof whole) }, preferences: { ...preferences } };
      return profile;
    }),
    joinLoyalty: vi.fn<EnrollmentPorts['joinLoyalty']>(async () => undefined),
    onDone: vi.fn<() => void>(),
  };
  renderInPage(
    <EnglishPage>
      <EnrollmentFlow
        {...ports}
        isSignedIn={false}
        today={async () => '2026-11-21'}
        signInForm={({ email, onDone, onForgot }) => (
          <>
            <button onClick={onDone}>{`sign in ${email}`}</button>
            <button onClick={onForgot}>forgot</button>
          </>
        )}
        forgotForm={() => <p>the letter</p>}
        memberWelcome={() => <p>200 points</p>}
        signUpForm={({ email, onDone }) => <button onClick={() => onDone(false)}>{`sign up ${email}`}</button>}
        {...more}
      />
    </EnglishPage>,
  );
  return ports;
};
const step = (name: string) => page.getByRole('heading', { level: 2, name });
const press = async (name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const lookUp = async (email: string): Promise<void> => {
  await page.getByLabelText(/^Email/).fill(email);
  await press('Continue');
};

describe('enrollment', () => {
  it('begins with an email for a guest, says what is wrong with it, and leads the known to the sign-in', async () => {
    const { lookup } = show();
    await press('Continue');
    await expect.element(page.getByLabelText(/^Email/)).toHaveFocus();
    await expect.element(page.getByLabelText(/^Email/)).toHaveAccessibleDescription('This field is required');
    expect(lookup).not.toHaveBeenCalled();
    expect(await axeViolations()).toEqual([]);
    await lookUp('known@waymark.example');
    await expect.element(step('Sign in')).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'sign in known@waymark.example' })).toBeVisible();
    await press('forgot');
    await expect.element(step('Forgot your password?')).toHaveFocus();
    await expect.element(page.getByText('the letter')).toBeVisible();
    await press('Back');
    await press('Use another email');
    await expect.element(page.getByLabelText(/^Email/)).toHaveValue('known@waymark.example');
  });

  it('takes a newcomer from the sign-up past the offer and the welcome through every answer to the end', async () => {
    const { saveProfile, joinLoyalty, onDone } = show();
    await lookUp('new@waymark.example');
    await press('sign up new@waymark.example');
    const terms = page.getByRole('checkbox', { name: /^I want to join and accept the terms/ });
    await expect.element(terms).not.toBeChecked();
    await press('Join');
    await expect.element(terms).toHaveFocus();
    await expect.element(terms).toHaveAccessibleDescription(/Please check this box/);
    expect(joinLoyalty).not.toHaveBeenCalled();
    await terms.click();
    await press('Join');
    await expect.element(step('Welcome to Waymark')).toHaveFocus();
    expect(joinLoyalty).toHaveBeenCalledTimes(1);
    await expect.element(page.getByText('200 points')).toBeVisible();
    await press('Complete my profile');
    await page.getByLabelText(/^Mobile phone/).fill('206 555 0100');
    await press('Continue');
    await page.getByLabelText(/^First name/).fill('Ada');
    await page.getByLabelText(/^Last name/).fill('Byron');
    await page.getByLabelText(/^Date of birth/).fill('1990-12-10');
    await page.getByLabelText(/^ZIP code/).fill('98101');
    await press('Continue');
    await page.getByRole('checkbox', { name: 'Running' }).click();
    await page.getByRole('checkbox', { name: 'Hiking' }).click();
    await press('Save');
    await press('Go to my account');
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(saveProfile.mock.calls.map(([change]) => change)).toEqual([
      { details: { phone: '206 555 0100' } },
      { details: { firstName: 'Ada', lastName: 'Byron', birthDate: '1990-12-10', postalCode: '98101' } },
      { preferences: { interests: 'hiking|running' } },
    ]);
  });

  it('begins with the number for whoever is signed in without one, with the profile for those who have one', async () => {
    show({ isSignedIn: true });
    await expect.element(step('Your mobile number')).toBeVisible();
    renderInPage(null);
    show({ isSignedIn: true }, profileOf(whole));
    await expect.element(step('About you')).toBeVisible();
    await expect.element(page.getByLabelText(/^First name/)).toHaveValue('Ada');
  });

  it('does not ask for an email where the page learns late that somebody is signed in', async () => {
    show();
    await expect.element(page.getByLabelText(/^Email/)).toBeVisible();
    show({ isSignedIn: true });
    await expect.element(step('Your mobile number')).toBeVisible();
  });

  it('asks for what the profile misses and for nothing that it has', async () => {
    const { saveProfile } = show({ isSignedIn: true }, profileOf({ ...whole, phone: undefined, postalCode: undefined }));
    await press('Skip for now');
    await page.getByLabelText(/^ZIP code/).fill('98101');
    expect(page.getByLabelText(/^First name/).elements()).toHaveLength(0);
    await press('Continue');
    await expect.element(step('What do you like to do?')).toBeVisible();
    expect(saveProfile.mock.calls).toEqual([[{ details: { postalCode: '98101' } }]]);
  });

  it('lets every question be put off', async () => {
    const { saveProfile } = show({ isSignedIn: true });
    await press('Skip for now');
    await press('Skip for now');
    await press('Skip for now');
    await expect.element(step('All set for now')).toBeVisible();
    await expect.element(page.getByText(/still missing/)).toBeVisible();
    expect(saveProfile).not.toHaveBeenCalled();
  });

  it('shows what the shop refuses at its field, and other failures above, with all that was typed', async () => {
    const saveProfile = vi.fn<EnrollmentPorts['saveProfile']>();
    saveProfile
      .mockRejectedValueOnce(refusal('PRO412', { fields: { phone: 'phone' } }))
      .mockRejectedValueOnce(refusal('AUT444'))
      .mockRejectedValueOnce(new NoAnswer('network', true));
    show({ isSignedIn: true, saveProfile });
    const phone = page.getByLabelText(/^Mobile phone/);
    await phone.fill('206 555 0100');
    await press('Continue');
    await expect.element(phone).toHaveAccessibleDescription(/A valid phone number is required/);
    await press('Continue');
    await expect.element(phone).toHaveAccessibleDescription(/already used by another account/);
    await press('Continue');
    await expect.element(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
    await expect.element(phone).toHaveValue('206 555 0100');
  });

  it('says when the profile cannot be read, and tries again', async () => {
    const readProfile = vi.fn<EnrollmentPorts['readProfile']>(async () => profileOf());
    // Twice: development runs effects twice.
    readProfile.mockRejectedValueOnce(new NoAnswer('timeout', true)).mockRejectedValueOnce(new NoAnswer('timeout', true));
    show({ isSignedIn: true, readProfile });
    await press('Try again');
    await expect.element(step('Your mobile number')).toBeVisible();
  });
});
