import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { NotFound } from './not-found.tsx';

const words = (id: string) => ({ id, kind: 'hero', name: id, variant: 'standardHero', title: `Title of ${id}`, subtitle: `Text of ${id}` });
const show = (answer: () => Promise<unknown>) =>
  renderInPage(
    <WithApi api={answer as unknown as Api}>
      <EnglishPage>
        <NotFound />
      </EnglishPage>
    </WithApi>,
  );
const title = (name: string) => page.getByRole('heading', { level: 1, name });

it('says what content says of a page that is not there', async () => {
  const place = show(async () => ({ blocks: [words('error-404')] }));
  await expect.element(title('Title of error-404')).toBeVisible();
  await expect.element(page.getByText('Text of error-404')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
});

it('shows what else stands on the error page below its words, and no other error', async () => {
  show(async () => ({ blocks: ['error-404', 'error-500', 'error-offline', 'way-on'].map(words) }));
  await expect.element(page.getByText('Text of way-on')).toBeVisible();
  await expect.element(title('Title of error-404')).toBeVisible();
  expect(page.getByText(/^Text of error-/).elements()).toHaveLength(1);
});

it.each([
  ['has none', async () => ({ blocks: [words('error-500')] })],
  ['cannot be reached', () => Promise.reject(new NoAnswer('network', false))],
] as const)('has words of its own where the content service %s', async (_, answer) => {
  show(answer);
  await expect.element(title('This trail ends here')).toBeVisible();
  expect(page.getByText(/^T(?:itle|ext) of/).elements()).toEqual([]);
});
