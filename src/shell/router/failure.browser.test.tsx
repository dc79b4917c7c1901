import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { noteReach } from '#src/base/connectivity/reach.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { Failure } from './failure.tsx';

beforeEach(() => noteReach(true));

/** What the page's own question to the shop gets. */
const answerFetch = (answer: typeof fetch) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  onTestFinished(() => fetched.mockRestore());
  return fetched;
};

const words = (kind: string) => ({
  id: `error-${kind}`,
  kind: 'hero',
  name: kind,
  variant: 'standardHero',
  title: `Title of ${kind}`,
  subtitle: `Text of ${kind}`,
});
const written = { blocks: [words('404'), words('500'), words('offline')] };

const show = (error: Error, answer: () => Promise<unknown>) =>
  renderInPage(
    <WithApi api={answer as unknown as Api}>
      <EnglishPage>
        <Failure error={error} reset={() => undefined} />
      </EnglishPage>
    </WithApi>,
  );

it.each([
  ['500', new Error('A part of the page is broken')],
  ['offline', new NoAnswer('network', false)],
])('says what content says of the error %s', async (kind, error) => {
  show(error, async () => written);
  await expect.element(page.getByRole('heading', { level: 1, name: `Title of ${kind}` })).toBeVisible();
  await expect.element(page.getByText(`Text of ${kind}`)).toBeVisible();
});

it.each([
  ['has none', async () => ({ blocks: [words('404')] })],
  ['cannot be reached', () => Promise.reject(new NoAnswer('network', false))],
] as const)('has words of its own where the content service %s', async (_, answer) => {
  show(new Error('A part of the page is broken'), answer);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByText(/^T(?:itle|ext) of/).elements()).toEqual([]);
});

it('says that the shop does not answer, whatever content says of a device without a network', async () => {
  show(new NoAnswer('timeout', false), async () => written);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Title of offline' })).toBeVisible();
  await expect.element(page.getByText(/^We can’t reach our servers/)).toBeVisible();
  expect(page.getByText('Text of offline').elements()).toEqual([]);
});

it('says that a page is not available offline when a part of it did not come, before anybody else has noticed that the shop is gone', async () => {
  answerFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  show(new TypeError('Failed to fetch dynamically imported module: /assets/stores.js'), async () => written);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Title of offline' })).toBeVisible();
});

it('says that something went wrong when a part of a page did not come although the shop answers', async () => {
  const fetched = answerFetch(async (address) => {
    const { url } = new Request(address);
    const nonce = new URL(url).searchParams.get('nonce');
    return Response.json({ nonce });
  });
  show(new TypeError('Failed to fetch dynamically imported module: /assets/stores.js'), async () => written);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Title of 500' })).toBeVisible();
  await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Title of 500' })).toBeVisible();
});
