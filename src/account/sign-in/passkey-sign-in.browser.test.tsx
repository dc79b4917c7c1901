import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

const OPTIONS = { challenge: 'AAAA', rpId: 'localhost', timeout: 300_000, userVerification: 'required' as const, allowCredentials: [] };

/** A browser that says that it offers passkeys, and whose every question fails like this. */
const refuse = (name: string) => {
  const offered = vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
  const got = vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('', name));
  onTestFinished(() => {
    offered.mockRestore();
    got.mockRestore();
  });
  return got;
};

const show = () =>
  renderInPage(
    <EnglishPage>
      <PasskeySignIn
        passkey={{ request: async () => OPTIONS, signIn: async () => ({ done: true }) }}
        explain={async (code) => code ?? ''}
        onDone={() => undefined}
      />
    </EnglishPage>,
  );

const button = page.getByRole('button', { name: 'Sign in with a passkey' });
const problem = page.getByText('Your browser couldn’t use a passkey here. Sign in with your password.');

it('says nothing when the browser does not offer a passkey after all, because nobody has pressed anything', async () => {
  const got = refuse('NotSupportedError');
  const shown = show();
  await expect.poll(() => got.mock.calls.length).toBeGreaterThan(0);
  await expect.element(button).toBeVisible();
  await Promise.allSettled(got.mock.results.map(({ value }) => value as Promise<unknown>));
  await vi.dynamicImportSettled();
  await new Promise(requestAnimationFrame);
  expect(shown.textContent).toBe('Sign in with a passkey');
});

it('says that it did not work when the button was pressed', async () => {
  refuse('NotSupportedError');
  show();
  await button.click();
  await expect.element(problem).toBeVisible();
});
