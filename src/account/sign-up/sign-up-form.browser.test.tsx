import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { SignUp } from '#contract/sign-up.ts';
import { refusal } from '#src/base/forms/testing/refusal.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import type { SignUpOutcome } from './create-account.ts';
import { SignUpForm, type SignUpFormProps } from './sign-up-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const today = async () => '2026-11-21';
const show = (more: Partial<SignUpFormProps> = {}) => {
  const signUp = vi.fn<(body: SignUp) => Promise<SignUpOutcome>>(async () => 'signed-in');
  const onDone = vi.fn<SignUpFormProps['onDone']>();
  renderInPage(
    <EnglishPage>
      <SignUpForm variant="loyalty" signUp={signUp} onDone={onDone} today={today} {...more} />
    </EnglishPage>,
  );
  return { signUp, onDone };
};

/** A star stands behind what is required, a word behind what is not. */
const field = (name: string) => (name.endsWith('*') ? page.getByLabelText(name, { exact: true }) : page.getByLabelText(new RegExp(`^${name}`)));
const box = (name: RegExp) => page.getByRole('checkbox', { name });
const submit = page.getByRole('button', { name: 'Create an account' });
const press = async (): Promise<void> => {
  (submit.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const fillIn = async (): Promise<void> => {
  await field('First name*').fill('Ada');
  await field('Last name*').fill('Byron');
  await field('Date of birth*').fill('1990-12-10');
  await field('Email*').fill('ada@waymark.example');
  await field('Password*').fill('Trail-4-ever');
  await field('Confirm password*').fill('Trail-4-ever');
  await box(/^I want to join/).click();
  await box(/^I accept the terms of use/).click();
};

describe('the sign-up form', () => {
  it('marks what is missing, leads to the first of it, and has no axe violation meanwhile', async () => {
    const { signUp } = show();
    await press();
    await expect.element(field('First name*')).toHaveFocus();
    await expect.element(field('First name*')).toHaveAccessibleDescription('This field is required');
    await expect.element(box(/^I want to join/)).toHaveAccessibleDescription(/Please check this box/);
    expect(signUp).not.toHaveBeenCalled();
    expect(await axeViolations()).toEqual([]);
  });

  it('sends what was told and agreed to, and nothing that was not', async () => {
    const { signUp, onDone } = show({ origin: { source: { campaignName: 'spring' }, referralCode: 'WM1' } });
    await fillIn();
    await press();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(signUp).toHaveBeenCalledExactlyOnceWith({
      email: 'ada@waymark.example',
      password: 'Trail-4-ever',
      firstName: 'Ada',
      lastName: 'Byron',
      birthDate: '1990-12-10',
      isTermsConfirmed: true,
      subscriptions: { newsletterConsent: false, loyaltyConsent: true, smsNotificationConsent: false },
      source: { campaignName: 'spring' },
      referralCode: 'WM1',
    });
  });

  it('ticks off the rules of a password while one types', async () => {
    show();
    await field('Password*').fill('abc');
    await expect.element(page.getByRole('listitem').filter({ hasText: 'A lowercase letter' })).toHaveTextContent('A lowercase letter, done');
    await expect.element(page.getByRole('listitem').filter({ hasText: 'A number' })).toHaveTextContent('A number, missing');
    await field('Password*').fill('abcD1234');
    expect(page.getByText(/, missing/).elements()).toHaveLength(0);
  });

  it('refuses a birth date under the age of the country, by the clock of the shop', async () => {
    const { signUp } = show();
    await fillIn();
    await field('Date of birth*').fill('2013-11-22');
    await press();
    await expect.element(field('Date of birth*')).toHaveAccessibleDescription(/The date must be 11\/21\/2013 or earlier/);
    expect(signUp).not.toHaveBeenCalled();
  });

  it('asks for the SMS terms with a number, takes the yes of the button, and takes it back with the number', async () => {
    const { signUp } = show();
    await fillIn();
    await field('Mobile phone').fill('(206) 555-0100');
    await press();
    await expect.element(box(/^Text me at this number/)).toHaveAccessibleDescription(/Please check this box/);
    await page.getByRole('button', { name: 'I accept' }).click();
    await expect.element(box(/^Text me at this number/)).toBeChecked();
    await field('Mobile phone').fill('');
    await field('Mobile phone').fill('206 555 0100');
    await expect.element(box(/^Text me at this number/)).not.toBeChecked();
    expect(signUp).not.toHaveBeenCalled();
  });

  it.each([
    ['AUT439', 'Email*', 'Someone is here already'],
    ['AUT442', 'Mobile phone', 'This phone number is already used by another account.'],
    ['PRO410', 'Date of birth*', /not old enough/],
  ] as const)('says %s at the field it is about, and everything typed stays', async (code, name, said) => {
    const { onDone } = show({ signUp: () => Promise.reject(refusal(code, {}, 'Someone is here already')) });
    await fillIn();
    await press();
    await expect.element(field(name)).toHaveAccessibleDescription(typeof said === 'string' ? new RegExp(said) : said);
    await expect.element(field(name)).toHaveFocus();
    await expect.element(field('Password*')).toHaveValue('Trail-4-ever');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('says what the shop names about fields at those fields', async () => {
    const issues = [
      { path: 'body.postalCode', reason: 'postalCode' },
      { path: 'body.isTermsConfirmed', reason: 'requiredCheckbox' },
    ];
    show({ signUp: () => Promise.reject(refusal('WMK400', { issues })) });
    await fillIn();
    await press();
    await expect.element(field('ZIP code')).toHaveAccessibleDescription(/check the ZIP code/);
    await expect.element(box(/^I accept the terms of use/)).toHaveAccessibleDescription(/Please check this box/);
  });

  it('shows other failures in a notice that can be put away', async () => {
    show({ signUp: () => Promise.reject(refusal('AUT403')) });
    await fillIn();
    await press();
    await expect.element(page.getByRole('alert').filter({ hasText: 'robot' })).toBeVisible();
    await page.getByRole('button', { name: /Dismiss|Close/ }).click();
    expect(page.getByText(/robot/).elements()).toHaveLength(0);
  });

  it('keeps what was typed when the network goes and the page is loaded again, but never a password', async () => {
    show({ signUp: () => Promise.reject(new NoAnswer('network', true)) });
    await fillIn();
    await press();
    await expect.element(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Trail-4-ever');
    show();
    renderInPage(null);
    show();
    await expect.element(field('First name*')).toHaveValue('Ada');
    await expect.element(box(/^I want to join/)).toBeChecked();
    await expect.element(field('Password*')).toHaveValue('');
  });

  it('asks for email, password and the agreement to the terms in its simplified form, and sends nothing without it', async () => {
    const { signUp } = show({ variant: 'simplified' });
    expect(document.querySelectorAll('input')).toHaveLength(3);
    const terms = box(/^I accept the terms of use/);
    await expect.element(terms).not.toBeChecked();
    await field('Email*').fill('ada@waymark.example');
    await field('Password*').fill('Trail-4-ever');
    await press();
    await expect.element(terms).toHaveAttribute('aria-invalid', 'true');
    expect(signUp).not.toHaveBeenCalled();
    await terms.click();
    await press();
    await vi.waitFor(() =>
      expect(signUp).toHaveBeenCalledExactlyOnceWith({ email: 'ada@waymark.example', password: 'Trail-4-ever', isTermsConfirmed: true }),
    );
  });

  it('says at the mobile phone how numbers are written', async () => {
    show();
    await expect.element(field('Mobile phone')).toHaveAccessibleDescription(/\(XXX\) XXX - XXXX/);
  });

  it('is filled in by a link, but never over what was typed', async () => {
    show({ prefill: { email: 'link@waymark.example', firstName: 'Linked' } });
    await expect.element(field('Email*')).toHaveValue('link@waymark.example');
    await expect.element(field('First name*')).toHaveValue('Linked');
  });
});
