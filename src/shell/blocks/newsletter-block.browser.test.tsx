import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { refusal } from '#src/base/forms/testing/refusal.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { NewsletterBlock } from './newsletter-block.tsx';

beforeEach(() => sessionStorage.clear());

const subscribe = vi.fn<(body: unknown) => Promise<unknown>>();
const show = () =>
  renderInPage(
    <WithApi api={(async (_name: string, { body }: { body: unknown }) => subscribe(body)) as unknown as Api}>
      <EnglishPage>
        <NewsletterBlock block={{ id: 'letters', kind: 'newsletter-form', name: 'letters', title: 'First to know', subtitle: 'Twice a month' }} />
      </EnglishPage>
    </WithApi>,
  );
const button = page.getByRole('button', { name: 'Sign me up' });
const send = async (): Promise<void> => {
  // It comes with a script of its own.
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const fill = async (): Promise<void> => {
  await page.getByLabelText(/^Email/).fill('ada@waymark.example');
  await page.getByRole('checkbox').click();
  await send();
};

it('is a form under the block’s words, and asks for address and policy', async () => {
  const root = show();
  await expect.element(page.getByRole('heading', { name: 'First to know' })).toBeVisible();
  expect(root.querySelector('[data-block=newsletter-form]')).not.toBeNull();
  expect(await axeViolations(root)).toEqual([]);
  await send();
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription(/Please check this box/);
  expect(subscribe).not.toHaveBeenCalled();
});

it('says what happened, in the place of the form', async () => {
  subscribe.mockResolvedValueOnce({ state: 'pending' });
  show();
  await fill();
  await expect.element(page.getByRole('status')).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  expect(subscribe.mock.calls.at(-1)?.[0]).toEqual({ channel: 'email', recipient: 'ada@waymark.example', country: 'US' });
});

it('tells whoever gets it already, with nothing to press', async () => {
  subscribe.mockResolvedValueOnce({ state: 'subscribed' });
  show();
  await fill();
  await expect.element(page.getByRole('status').getByRole('heading')).toBeVisible();
  expect(button.elements()).toEqual([]);
});

it('says why it did not work, and keeps what was typed', async () => {
  subscribe.mockRejectedValueOnce(refusal('WMK429'));
  show();
  await fill();
  await expect.element(page.getByText(/Too many requests/)).toBeVisible();
  await expect.element(page.getByLabelText(/^Email/)).toHaveValue('ada@waymark.example');
});
