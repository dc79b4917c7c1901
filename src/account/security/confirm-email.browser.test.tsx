import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ReactNode } from 'react';
import { NoAnswer } from '#contract/client/client.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { noteReach } from '#src/base/connectivity/reach.ts';
import { refusal } from '#src/base/forms/testing/refusal.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { noteIdentity } from '#src/base/session/session-hint.ts';
import { ConfirmEmailPage } from '#src/account/sign-in/confirm-email-page.tsx';
import { ResetPasswordPage } from '#src/account/sign-in/reset-password-page.tsx';
import { UndoEmailChangePage } from '#src/account/sign-in/undo-email-change-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { ConfirmEmailNotice } from './confirm-email-notice.tsx';

beforeEach(() => noteIdentity({ subject: 'ada', type: 'Registered' }));
afterEach(() => {
  noteIdentity(null);
  noteReach(true);
});

const show = (element: ReactNode, api: Api = () => Promise.reject(new NoAnswer('network', false))): void => {
  renderInPage(
    <EnglishPage>
      <WithApi api={api}>{element}</WithApi>
    </EnglishPage>,
  );
};

describe('the notice about an address that is not confirmed', () => {
  const profile = (isEmailConfirmed: boolean) => ({
    consumerProfile: { isEmailConfirmed, consumerDetails: { email: 'ada@waymark.example', address: [] } },
  });
  const answering = (answer: () => Promise<unknown>, isEmailConfirmed = false): Api =>
    (async (name: string) => (name === 'consumer.get' ? profile(isEmailConfirmed) : answer())) as unknown as Api;
  const button = page.getByRole('button', { name: 'Resend email' });

  it('says what has become of the press', async () => {
    const states = ['sent', 'tooMany', 'confirmed'];
    show(
      <ConfirmEmailNotice />,
      answering(async () => ({ state: states.shift() })),
    );
    await button.click();
    await expect.element(page.getByRole('status')).toMatchTextContent(/We’ve sent an email to ada@waymark.example/);
    expect(await axeViolations()).toEqual([]);
    await button.click();
    await expect.element(page.getByRole('status')).toMatchTextContent(/We’ve sent three emails to ada@waymark.example/);
    await button.click();
    await expect.element(button).not.toBeInTheDocument();
  });

  it('says why the letter could not be asked for', async () => {
    show(
      <ConfirmEmailNotice />,
      answering(() => Promise.reject(refusal('WMK503'))),
    );
    await button.click();
    await expect.element(page.getByRole('alert').first()).not.toBeEmptyDOMElement();
  });

  it('offers nothing without a network', async () => {
    show(
      <ConfirmEmailNotice />,
      answering(async () => ({ state: 'sent' })),
    );
    await expect.element(button).toBeEnabled();
    noteReach(false);
    await expect.element(button).toBeDisabled();
    await expect.element(page.getByRole('status')).toMatchTextContent(/You’re offline/);
  });

  it('is not there for a confirmed address', async () => {
    const asked: string[] = [];
    const api = (async (name: string) => {
      asked.push(name);
      return profile(true);
    }) as unknown as Api;
    show(<ConfirmEmailNotice />, api);
    await expect.poll(() => asked).toContain('consumer.get');
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});

describe('the page that the letter to an address leads to', () => {
  const password = page.getByRole('textbox', { name: 'Account password' });
  const press = page.getByRole('button', { name: 'Confirm this email' });

  it('asks whoever is signed in for a press alone', async () => {
    const confirm = vi.fn<(given: string | undefined) => Promise<{ kind: 'confirm' }>>(async () => ({ kind: 'confirm' }));
    show(<ConfirmEmailPage own confirm={confirm} />);
    await press.click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Your email is confirmed.');
    expect(confirm).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('asks a guest for the password, and says at its field that it is wrong', async () => {
    noteIdentity(null);
    const confirm = vi.fn<(given: string | undefined) => Promise<{ kind: 'confirm' }>>(async (given) => {
      if (given !== 'Trail-4-ever') throw refusal('AUT450');
      return { kind: 'confirm' };
    });
    show(<ConfirmEmailPage own confirm={confirm} />);
    await press.click();
    expect(confirm).not.toHaveBeenCalled();
    await password.fill('not it');
    await press.click();
    await expect.element(password).toHaveAccessibleDescription(/not|wrong|right/i);
    expect(await axeViolations()).toEqual([]);
    await password.fill('Trail-4-ever');
    await press.click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Your email is confirmed.');
  });

  it('asks whoever is signed in to another account for the password of the letter’s', async () => {
    const confirm = vi.fn<(given: string | undefined) => Promise<{ kind: 'change' }>>(async (given) => {
      if (given === undefined) throw refusal('AUT404');
      return { kind: 'change' };
    });
    show(<ConfirmEmailPage own={false} confirm={confirm} />);
    await page.getByRole('button', { name: 'Use this email' }).click();
    await expect.element(page.getByRole('alert').first()).toMatchTextContent(/You’re signed in to another account/);
    await password.fill('Trail-4-ever');
    await page.getByRole('button', { name: 'Use this email' }).click();
    await expect.element(page.getByRole('status')).toMatchTextContent(/Your email has been changed/);
  });
});

it('the page that undoes a change of address says that a letter follows, or why it came to nothing', async () => {
  const undo = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(refusal('AUT439', {}, 'There is another account by now.'))
    .mockResolvedValueOnce();
  show(<UndoEmailChangePage undo={undo} />);
  const press = page.getByRole('button', { name: 'Undo change' });
  await press.click();
  await expect.element(page.getByRole('alert').first()).toMatchTextContent(/There is another account by now/);
  await press.click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/We’ve emailed you a link/);
  expect(await axeViolations()).toEqual([]);
});

it.each([
  [0, 'Your new password is set. Sign in with it now.'],
  [1, 'Your new password is set. Sign in with it now. One passkey was removed that was added before this email was confirmed.'],
  [2, 'Your new password is set. Sign in with it now. 2 passkeys were removed that were added before this email was confirmed.'],
])('a new password by letter says how many passkeys it has removed: %i', async (removedPasskeys, i18n) => {
  show(<ResetPasswordPage reset={async () => ({ removedPasskeys })} />);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Trail-4-ever');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Trail-4-ever');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(i18n);
});
