import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '#src/api/client.ts';
import { WithApi } from '#src/api/testing/with-api.tsx';
import { EnglishPage } from '#src/i18n/testing/english-page.tsx';
import { noteIdentity } from '#src/session/session-hint.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import NotifyMeDialog from './notify-me-dialog.tsx';

afterEach(() => noteIdentity(null));

const show = () => {
  const asked = vi.fn(async (name: string, _input?: unknown) =>
    name === 'consumer.get' ? { consumerProfile: { consumerDetails: { email: 'ada@waymark.example' } } } : {},
  );
  renderInPage(
    <WithApi api={asked as unknown as Api}>
      <EnglishPage>
        <NotifyMeDialog props={{ upc: '400', productId: 'P', name: 'Wool Sock' }} close={() => undefined} />
      </EnglishPage>
    </WithApi>,
  );
  return asked;
};
const email = page.getByLabelText(/^Email/);
const send = page.getByRole('button').last();

it('fills in the email of who is signed in, which can be another one', async () => {
  noteIdentity({ type: 'Registered', subject: 'ada' });
  const asked = show();
  await expect.element(email).toHaveValue('ada@waymark.example');
  await email.fill('bea@waymark.example');
  await send.click();
  await expect
    .poll(() => asked.mock.calls.at(-1))
    .toEqual(['products.notifications', { body: { upc: '400', productId: 'P', email: 'bea@waymark.example' } }]);
});

it('asks a guest for it', async () => {
  const asked = show();
  await expect.element(email).toHaveValue('');
  await send.click();
  await expect.element(email).toHaveAccessibleDescription('Email is not valid');
  expect(asked).not.toHaveBeenCalled();
});
