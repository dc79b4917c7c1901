import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { Moderated } from '#contract/calls/moderation.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { ModerationPage } from './moderation-page.tsx';

interface Asked {
  readonly name: string;
  readonly params?: unknown;
  readonly body?: unknown;
  readonly query?: { readonly queue?: string };
}
const shop = vi.hoisted(() => ({ asked: [] as Asked[], answer: async (_asked: Asked): Promise<unknown> => ({}) }));
vi.mock('#src/base/api/use-api.ts', () => ({
  useApi: () => (name: string, options: Omit<Asked, 'name'>) => {
    const asked = { name, ...options };
    shop.asked.push(asked);
    return shop.answer(asked);
  },
}));

const ITEM: Moderated = {
  kind: 'review',
  id: 'r1',
  productId: 'TRAIL001',
  productName: 'Trail shoe',
  language: 'en',
  status: 'pending',
  name: 'Ada',
  verified: true,
  score: 2,
  title: 'Too warm',
  text: '<b>Write</b> to me@trail.example',
  photos: [],
  marks: ['email'],
  reports: [],
  writtenAt: '2026-11-20T10:00:00.000Z',
};
const REPORTED: Moderated = {
  ...ITEM,
  id: 'r2',
  name: 'Eve',
  status: 'published',
  marks: [],
  reports: [{ reason: 'spam', note: 'An advertisement' }],
};
const changes = (): Asked[] => shop.asked.filter(({ name }) => name !== 'moderation.queue');

beforeEach(() => {
  shop.asked.splice(0);
  let open = [ITEM, REPORTED];
  shop.answer = async ({ name, params, query }) => {
    if (name === 'moderation.decide') open = open.filter(({ id }) => id !== (params as { id: string }).id);
    const queue = (status: string) => open.filter((item) => item.status === status);
    const [pending, reported] = [queue('pending'), queue('published')];
    if (name === 'moderation.queue')
      return { pending: pending.length, reported: reported.length, items: query?.queue === 'reported' ? reported : pending };
    return {};
  };
});

const show = () =>
  renderInPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EnglishPage>
        <ModerationPage />
      </EnglishPage>
    </QueryClientProvider>,
  );
const item = page.getByRole('article', { name: 'Review by Ada' });

it('shows what waits as words alone, with what the rules have found', async () => {
  const place = show();
  await expect.element(item.getByText('<b>Write</b> to me@trail.example')).toBeVisible();
  await expect.element(item.getByText(/^Ada, .*2026, English/)).toBeVisible();
  await expect.element(item.getByRole('group', { name: 'Found by the rules' })).toHaveTextContent('Email address');
  expect(await axeViolations(place)).toEqual([]);
});

it('publishes with an answer, and the review leaves the list', async () => {
  show();
  await item.getByRole('textbox', { name: /^Answer from the shop/ }).fill('Thank you.');
  await item.getByRole('button', { name: 'Publish with this answer' }).click();
  await expect.element(page.getByText('Nothing to do here.')).toBeVisible();
  expect(changes().map(({ name, body }) => [name, body])).toEqual([
    ['moderation.decide', { decision: 'publish' }],
    ['moderation.answer', { text: 'Thank you.' }],
  ]);
});

it('refuses what was reported, with a reason', async () => {
  show();
  const ground = (name: string) => getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor;
  await expect.element(page.getByRole('button', { name: 'Waiting (1)' })).toHaveAttribute('aria-pressed', 'true');
  expect(ground('Waiting (1)')).not.toBe(ground('Reported (1)'));
  await page.getByRole('button', { name: 'Reported (1)' }).click();
  const reported = page.getByRole('article', { name: 'Review by Eve' });
  await expect.element(reported.getByText('Advertising or spam: An advertisement')).toBeVisible();
  await reported.getByRole('combobox', { name: 'Reason' }).selectOptions('personal-data');
  await reported.getByRole('button', { name: 'Refuse' }).click();
  await expect.element(page.getByText('Nothing to do here.')).toBeVisible();
  expect(changes()[0]?.body).toEqual({ decision: 'refuse', reason: 'personal-data' });
});

it('says that the queue could not be loaded, and loads it again', async () => {
  const { answer } = shop;
  shop.answer = async () => {
    throw new NoAnswer('network', true);
  };
  show();
  await expect.element(page.getByText('The queue couldn’t be loaded. It needs a connection.')).toBeVisible();
  shop.answer = answer;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(item).toBeVisible();
});
