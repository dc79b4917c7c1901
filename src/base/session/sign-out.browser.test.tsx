import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Leftovers } from '#db/replay/identity/sign-out.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { SignOut } from './sign-out.tsx';

const button = (name: string) => page.getByRole('button', { name });
const CHOICES = { 'Sync, then sign out': 'send', 'Keep for my next sign-in': 'keep', Discard: 'discard' } as const;

const press = async (waiting: number, signOut = vi.fn<(pending: Leftovers) => Promise<void>>(() => new Promise(() => {}))) => {
  const place = renderInPage(
    <EnglishPage>
      <SignOut unsent={() => Promise.resolve(waiting)} signOut={signOut} />
    </EnglishPage>,
  );
  await button('Sign out').click();
  return { place, signOut };
};

it('signs out at once where everything has arrived', async () => {
  const { signOut } = await press(0);
  await expect.poll(() => signOut.mock.calls).toEqual([['discard']]);
});

it('asks what becomes of changes that wait, and says what keeping them does not keep', async () => {
  const { place, signOut } = await press(2);
  await expect.element(page.getByText(/^2 changes haven’t synced yet/)).toBeVisible();
  for (const name of Object.keys(CHOICES)) await expect.element(button(name)).toBeEnabled();
  await expect.element(page.getByText(/Codes, gift options and delivery methods don’t/)).toBeVisible();
  await expect.element(button('Keep for my next sign-in')).toHaveAccessibleDescription(/^Only product numbers/);
  expect(signOut).not.toHaveBeenCalled();
  expect(await axeViolations(place)).toEqual([]);
});

it.each(Object.entries(CHOICES))('does what was chosen: %s', async (name, pending) => {
  const { signOut } = await press(2);
  await button(name).click();
  expect(signOut).toHaveBeenCalledExactlyOnceWith(pending);
});

it('stays signed in, and asks again the next time', async () => {
  const { signOut } = await press(1);
  await button('Stay signed in').click();
  expect(signOut).not.toHaveBeenCalled();
  await button('Sign out').click();
  await expect.element(button('Discard')).toBeVisible();
});

it('leaves the other ways open while what waits is sent: the line may be gone for long', async () => {
  const { signOut } = await press(1);
  await button('Sync, then sign out').click();
  await button('Discard').click();
  expect(signOut.mock.calls).toEqual([['send'], ['discard']]);
  await expect.element(button('Keep for my next sign-in')).toBeDisabled();
});

it('can be chosen anew where it did not work', async () => {
  await press(
    1,
    vi.fn<(pending: Leftovers) => Promise<void>>(() => Promise.reject(new Error('no storage'))),
  );
  await button('Keep for my next sign-in').click();
  await expect.element(button('Keep for my next sign-in')).toBeEnabled();
});
