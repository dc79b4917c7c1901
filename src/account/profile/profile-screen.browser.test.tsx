import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { noteIdentity } from '#src/base/session/session-hint.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const profile: ConsumerProfile = {
  consumerNo: 'c1',
  consumerType: 'CONSUMER',
  consumerDetails: { email: 'ada@waymark.example', firstName: 'Ada', address: [] },
  preferences: {},
  isEmailConfirmed: true,
  subscriptions: [],
  notification: { backInStock: true },
  isLoyaltyMember: false,
  version: 3,
};
let answers: Record<string, () => unknown> = {};
const asked = vi.fn<(name: string) => void>();
const api = async (name: string): Promise<unknown> => {
  asked(name);
  const answer = answers[name];
  if (!answer) throw new NoAnswer('network', false);
  return answer();
};
vi.mock('#src/base/api/use-api.ts', () => ({ useApi: () => api }));

beforeEach(() => {
  asked.mockClear();
  answers = { 'fapi.serverTime': () => ({ timestamp: '2026-11-21T12:00:00.000Z' }), 'utilities.countries': () => ({ countries: [] }) };
});

afterEach(() => noteIdentity(null));

const show = (): void => {
  renderInPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EnglishPage>
        <ProfileScreen />
      </EnglishPage>
    </QueryClientProvider>,
  );
};

it('says that the profile is not loaded, offers nothing to fill in, and asks for it again by a press', async () => {
  noteIdentity({ type: 'Registered', subject: 'c1' });
  show();
  await expect.element(page.getByText('Profile not loaded')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  answers['consumer.get'] = () => ({ consumerProfile: profile });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
});
