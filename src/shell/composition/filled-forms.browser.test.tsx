import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReactNode } from 'react';
import { NoAnswer } from '#contract/client/client.ts';
import { AddressEditor } from '#src/account/addresses/address-editor.tsx';
import { PasswordSection } from '#src/account/security/password-section.tsx';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { noteIdentity } from '#src/base/session/session-hint.ts';
import { ForgotPasswordPage } from '#src/account/sign-in/forgot-password-page.tsx';
import { ResetPasswordPage } from '#src/account/sign-in/reset-password-page.tsx';
import { SignInForm } from '#src/account/sign-in/sign-in-form.tsx';
import { SignUpForm } from '#src/account/sign-up/sign-up-form.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';

// Typing is what a password manager, a browser's address book and a clipboard take off people (WCAG 1.3.5, 3.3.8).

beforeEach(() => {
  sessionStorage.clear();
  noteIdentity({ subject: 'ada', type: 'Registered' });
});
afterEach(() => noteIdentity(null));

const nothing = async (): Promise<void> => undefined;
const api = (async (name: string) => {
  if (name !== 'consumer.get') throw new NoAnswer('network', false);
  return { consumerProfile: { consumerDetails: { email: 'ada@waymark.example', address: [] } } };
}) as unknown as Api;

const FORMS: readonly (readonly [name: string, form: () => ReactNode, fields: Readonly<Record<string, string>>])[] = [
  [
    'sign-in',
    () => <SignInForm signIn={async () => ({ done: true })} explain={async () => ''} onDone={() => undefined} />,
    { email: 'username webauthn', password: 'current-password' },
  ],
  ['forgotten password', () => <ForgotPasswordPage ask={nothing} />, { email: 'username' }],
  [
    'new password',
    () => <ResetPasswordPage reset={async () => ({ removedPasskeys: 0 })} />,
    { password: 'new-password', passwordConfirmation: 'new-password' },
  ],
  [
    'sign-up',
    () => <SignUpForm variant="loyalty" signUp={async () => 'created'} onDone={() => undefined} today={async () => '2026-11-21'} />,
    {
      firstName: 'given-name',
      lastName: 'family-name',
      birthDate: 'bday',
      postalCode: 'postal-code',
      email: 'username',
      phone: 'tel',
      password: 'new-password',
      passwordAgain: 'new-password',
    },
  ],
  [
    'other password',
    () => <PasswordSection onChanged={nothing} />,
    { username: 'username', currentPassword: 'current-password', newPassword: 'new-password', passwordConfirmation: 'new-password' },
  ],
  [
    'address',
    () => (
      <AddressEditor
        address={undefined}
        approachType="S"
        email="ada@waymark.example"
        save={nothing}
        onDone={() => undefined}
        onCancel={() => undefined}
      />
    ),
    {
      countryCode: 'shipping country',
      firstName: 'shipping given-name',
      lastName: 'shipping family-name',
      addressLine1: 'shipping address-line1',
      addressLine2: 'shipping address-line2',
      city: 'shipping address-level2',
      province: 'shipping address-level1',
      postalCode: 'shipping postal-code',
      recipientContactPhone: 'off',
      phone: 'shipping tel',
    },
  ],
];

const show = (form: ReactNode): void => {
  renderInPage(
    <EnglishPage>
      <WithApi api={api}>{form}</WithApi>
    </EnglishPage>,
  );
};
/** What can be filled in, but boxes to tick. */
const controls = (): (HTMLInputElement | HTMLSelectElement)[] => [
  ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form input:not([type=checkbox]), form select'),
];
const nameOf = ({ name }: { readonly name: string }): string => name.replace(/^address\./, '');

describe.each(FORMS)('the form %s', (_, form, fields) => {
  it('says what each of its fields is for', async () => {
    show(form());
    await expect
      .poll(() => Object.fromEntries(controls().flatMap((control) => (control.autocomplete ? [[nameOf(control), control.autocomplete]] : []))))
      .toEqual(fields);
  });

  it('takes what is pasted', async () => {
    show(form());
    await expect.poll(() => controls().length).toBeGreaterThan(0);
    const texts = controls().filter((control) => control.type !== 'date' && control instanceof HTMLInputElement && !control.hidden);
    for (const control of texts) {
      const text = control.type === 'email' ? 'ada@waymark.example' : 'Trail-4-ever';
      expect([nameOf(control), await pasted(text, control)]).toEqual([nameOf(control), text]);
    }
  });
});

/** Through the clipboard, as somebody does it. */
const pasted = async (text: string, into: HTMLElement): Promise<string> => {
  const source = document.createElement('input');
  source.value = text;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
  into.focus();
  await userEvent.paste();
  return (into as HTMLInputElement).value;
};

it('another password comes with the name that it is kept under, which nobody has to look at', async () => {
  show(<PasswordSection onChanged={nothing} />);
  const name = () => document.querySelector<HTMLInputElement>('form input[autocomplete=username]');
  await expect.poll(() => name()?.value).toBe('ada@waymark.example');
  expect(name()?.checkVisibility()).toBe(false);
});
