import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import { forgetArrival, takeArrival } from '#src/base/api/arrival.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { refusal } from '#src/base/forms/testing/refusal.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import WelcomeDialog from './welcome-dialog.tsx';

const before = location.href;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  forgetArrival();
  history.replaceState(null, '', before);
});

/** Of an account that was made with an email and a password alone. */
const UNTOLD: ConsumerProfile = {
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

/** The shop as it answers an account without a profile, until one is begun. */
const show = (isMember: boolean) => {
  let profile = { ...UNTOLD, isLoyaltyMember: isMember };
  const asked: [name: string, input: unknown][] = [];
  const write = ({ body: { consumerProfile } }: { readonly body: { readonly consumerProfile: Partial<ConsumerProfile> } }) => {
    const { consumerDetails, preferences } = consumerProfile;
    profile = {
      ...profile,
      version: profile.version + 1,
      consumerDetails: { ...profile.consumerDetails, ...consumerDetails },
      preferences: { ...profile.preferences, ...preferences },
    };
    return { consumerProfile: profile };
  };
  const answers: Readonly<Record<string, (input: never) => unknown>> = {
    'fapi.serverTime': () => ({ timestamp: '2026-11-21T12:00:00.000Z' }),
    'consumer.get': () => ({ consumerProfile: profile }),
    'consumer.update': (input: never) => {
      if (profile.version === 0) throw refusal('PRO404');
      return write(input);
    },
    'consumer.create': write,
    'loyalty.join': () => ({ isLoyaltyMember: true }),
    'loyalty.member': () => ({ isLoyaltyMember: true, isConfirmed: false, currentLoyaltyPoints: 50, debt: 0, benefits: [] }),
    'consumer.welcomePromo': () => ({ promotionId: 'P', code: 'HELLO-1', name: '10% off', endsAt: '2027-01-05T12:00:00.000Z', state: 'open' }),
    'consumer.loyaltyToken': () => ({ memberId: 'WM1234567897' }),
  };
  const api = (async (name: string, input: unknown) => {
    asked.push([name, input]);
    const answer = answers[name];
    if (!answer) throw new NoAnswer('network', false);
    return answer(input as never);
  }) as unknown as Api;
  const close = vi.fn<(result?: unknown) => void>();
  renderInPage(
    <EnglishPage>
      <WithApi api={api}>
        <WelcomeDialog props={{ isMember }} close={close} />
      </WithApi>
    </EnglishPage>,
  );
  return { asked, close, profile: () => profile };
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('leads an account that has told nothing through every step: the first answer begins its profile', async () => {
  const { close, profile } = show(true);
  await press('Complete my profile');
  await page.getByLabelText(/^Mobile phone/).fill('(206) 555-0100');
  await press('Continue');
  await page.getByLabelText(/^First name/).fill('Ada');
  await page.getByLabelText(/^Last name/).fill('Byron');
  await page.getByLabelText(/^Date of birth/).fill('1990-12-10');
  await page.getByLabelText(/^ZIP code/).fill('98101');
  await press('Continue');
  await page.getByRole('checkbox', { name: 'Hiking' }).click();
  await press('Save');
  await press('Go to my account');
  expect(close).toHaveBeenCalledWith(true);
  expect(profile()).toMatchObject({ version: 3, consumerDetails: { firstName: 'Ada', postalCode: '98101' }, preferences: { interests: 'hiking' } });
});

it('tells the shop with the membership where the new member came from, and who sent them', async () => {
  history.replaceState(null, '', '?leadSource=spring-mail&referral_code=WM1234567897');
  takeArrival();
  const { asked } = show(false);
  await page.getByRole('checkbox').click();
  await press('Join');
  await expect
    .poll(() => asked.filter(([name]) => ['loyalty.join', 'consumer.loyaltyToken'].includes(name)))
    .toEqual([
      ['loyalty.join', { body: { isTermsConfirmed: true, referralCode: 'WM1234567897' } }],
      ['consumer.loyaltyToken', { body: { referralCode: 'WM1234567897' } }],
    ]);
});

it('sends no joining without the ticked box', async () => {
  const { asked } = show(false);
  await press('Join');
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription(/Please check this box/);
  await press('Not now');
  await expect.element(page.getByRole('button', { name: 'Complete my profile' })).toBeVisible();
  expect(asked.filter(([name]) => name === 'loyalty.join')).toEqual([]);
});

it('names the points and the code of a new member, and leaves the title to the dialog', async () => {
  show(true);
  await expect.element(page.getByText('50 points are already in your account.')).toBeVisible();
  await expect.element(page.getByText(/HELLO-1/)).toBeVisible();
  expect(page.getByRole('heading', { name: 'Welcome to Waymark' }).elements()).toHaveLength(0);
});
