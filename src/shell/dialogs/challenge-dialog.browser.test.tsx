import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import ChallengeDialog from './challenge-dialog.tsx';

const show = (prove: () => Promise<true>) => {
  const close = vi.fn<(result?: unknown) => void>();
  renderInPage(
    <EnglishPage>
      <QueryClientProvider client={new QueryClient()}>
        <ChallengeDialog props={{ prove }} close={close} />
      </QueryClientProvider>
    </EnglishPage>,
  );
  return close;
};

it('says what goes on while the device works, and closes when the shop has taken the proof', async () => {
  let taken: (is: true) => void = () => undefined;
  const close = show(() => new Promise((done) => (taken = done)));
  await expect.element(page.getByLabelText('Checking')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  expect(close).not.toHaveBeenCalled();
  taken(true);
  await expect.poll(() => close.mock.calls).toEqual([[true]]);
});

it('offers another try where it came to nothing', async () => {
  const prove = vi.fn<() => Promise<true>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(true);
  const close = show(prove);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The check didn’t work.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => close.mock.calls).toEqual([[true]]);
});

it('leaves it for later where the shopper says so', async () => {
  const close = show(() => Promise.reject(new Error('no network')));
  await page.getByRole('button', { name: 'Later' }).click();
  expect(close).toHaveBeenCalledWith();
});
