import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#contract/client/client.ts';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import { SETTINGS } from '#contract/settings/settings.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx';

const countries = [
  { name: 'Réunion', code: 'RE', dialCode: '262', mask: 'XXX XX XX XX' },
  { name: 'United Kingdom', code: 'GB', dialCode: '44', mask: 'XXXX XXXXXX' },
  { name: 'United States', code: 'US', dialCode: '1' },
];
vi.mock('#src/base/api/use-api.ts', () => ({ useApi: () => async () => ({ countries }) }));

const profile: ConsumerProfile = {
  consumerNo: 'c1',
  consumerType: 'CONSUMER',
  consumerDetails: { email: 'ada@waymark.example', firstName: 'Ada', address: [] },
  preferences: { interests: 'hiking' },
  isEmailConfirmed: true,
  subscriptions: [],
  notification: { backInStock: true },
  isLoyaltyMember: false,
  version: 3,
};
const rules = { settings: SETTINGS['en-us'].signUp, country: 'US', today: '2026-11-21' };

const show = (save: ProfileFormProps['save'] = async () => profile) => {
  const spy = vi.fn<ProfileFormProps['save']>(save);
  renderInPage(
    <QueryClientProvider client={new QueryClient()}>
      <EnglishPage>
        <ProfileForm profile={profile} rules={rules} save={spy} />
      </EnglishPage>
    </QueryClientProvider>,
  );
  return spy;
};
const field = (name: string) => page.getByRole('textbox', { name });
const save = page.getByRole('button', { name: 'Save' });
const refusal = (code: string, details: object) =>
  new ApiError({
    code,
    status: 422,
    level: 'top',
    messageKey: 'error.profileNotUpdated',
    action: { do: 'show' },
    replay: 'refused',
    values: {},
    details: details as Record<string, unknown>,
    serverMessage: '',
    words: undefined,
    appId: '',
    correlationId: '',
    retryAfterMs: undefined,
  });

afterEach(() => sessionStorage.clear());

it('sends what was changed and nothing else', async () => {
  const sent = show();
  await field('Last name').fill('Marsh');
  await page.getByRole('checkbox', { name: 'Snow' }).click();
  await save.click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ consumerDetails: { lastName: 'Marsh' }, preferences: { interests: 'hiking|snow' }, version: 3 });
});

it('keeps a gender that is chosen, each of them by its own words', async () => {
  const sent = show();
  const gender = page.getByRole('combobox', { name: 'Gender' });
  await expect.element(gender).toHaveValue('');
  await gender.selectOptions('Prefer not to say');
  await save.click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ consumerDetails: { gender: 'undisclosed' }, preferences: {}, version: 3 });
});

it('does nothing when nothing was changed, and says so', async () => {
  const sent = show();
  await save.click();
  await expect.element(page.getByText('No changes to save.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

it('leads to the first field that is wrong, before anything is sent', async () => {
  const sent = show();
  await field('First name').fill('A');
  await field('Phone').fill('12');
  await save.click();
  await expect.element(page.getByText('Enter at least 2 characters.')).toBeVisible();
  await expect.element(page.getByText('A valid phone number is required')).toBeVisible();
  await expect.element(field('First name')).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  expect(await axeViolations()).toEqual([]);
});

it('puts the shop’s no at the field that it is about, and keeps what was typed', async () => {
  show(async () => {
    throw refusal('PRO410', { fields: { birthDate: 'dateOnOrBefore:2013-11-21' } });
  });
  await page.getByLabelText(/Date of birth/).fill('2001-02-03');
  await save.click();
  await expect.element(page.getByText(/must be .*2013 or earlier/)).toBeVisible();
  await expect.element(page.getByLabelText(/Date of birth/)).toHaveFocus();
  await expect.element(page.getByLabelText(/Date of birth/)).toHaveValue('2001-02-03');
});

it('finds a country by a part of its name without accents, by its dial code, and by keys alone', async () => {
  const sent = show();
  const country = page.getByRole('combobox', { name: 'Country code' });
  await country.click();
  await userEvent.keyboard('reun');
  await expect.element(page.getByRole('option', { name: /262/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('option', { name: /262/ })).not.toBeInTheDocument();
  await country.click();
  await userEvent.keyboard('+44{Enter}');
  await expect.element(country).toHaveValue('🇬🇧 United Kingdom +44');
  await field('Phone').fill('07911 123456');
  await save.click();
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({ consumerDetails: { phone: '07911 123456', phoneCountry: 'GB' }, preferences: {}, version: 3 }),
  );
});

it('has what was typed after a reload, over what the shop knows', async () => {
  show();
  await field('First name').fill('Augusta');
  renderInPage(<span />);
  show();
  await expect.element(field('First name')).toHaveValue('Augusta');
});
