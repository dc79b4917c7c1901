import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PinAnswer } from '#db/in-store/counter.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { LockScreen } from './lock-screen.tsx';

const show = (answers: readonly PinAnswer[]) => {
  const queue = [...answers];
  const tryPin = vi.fn<(pin: string) => Promise<PinAnswer>>(async () => queue.shift() ?? { kind: 'spent' });
  const onOpen = vi.fn<() => void>();
  const onSpent = vi.fn<() => Promise<void>>(async () => undefined);
  renderInPage(
    <EnglishPage>
      <LockScreen here="Portland, Maya" tryPin={tryPin} onOpen={onOpen} onSpent={onSpent} />
    </EnglishPage>,
  );
  return { tryPin, onOpen, onSpent };
};
const pin = page.getByRole('textbox', { name: /^PIN/ });
const enter = async (digits: string): Promise<void> => {
  await pin.fill(digits);
  await userEvent.keyboard('{Enter}');
};

it('takes the PIN from the keyboard at once, and opens', async () => {
  const { tryPin, onOpen } = show([{ kind: 'open' }]);
  await expect.element(pin).toHaveFocus();
  await userEvent.keyboard('4711{Enter}');
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  expect(tryPin).toHaveBeenCalledExactlyOnceWith('4711');
  expect(await axeViolations()).toEqual([]);
});

it('says how many tries are left, keeps the wrong PIN in no field, and has the focus there', async () => {
  show([
    { kind: 'wrong', left: 2 },
    { kind: 'wrong', left: 1 },
  ]);
  await enter('0000');
  await expect.element(page.getByText('Wrong PIN. 2 tries left. After that, this device is signed out.')).toBeVisible();
  await expect.element(pin).toHaveValue('');
  await expect.element(pin).toHaveFocus();
  await enter('1111');
  await expect.element(page.getByText('Wrong PIN. 1 try left. After that, this device is signed out.')).toBeVisible();
  await expect.element(pin).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations()).toEqual([]);
});

it('leaves with the last wrong one, and takes no more', async () => {
  const { onSpent, onOpen } = show([{ kind: 'spent' }]);
  await enter('0000');
  await expect.element(page.getByText('Signing out …')).toBeVisible();
  expect(onSpent).toHaveBeenCalledOnce();
  expect(onOpen).not.toHaveBeenCalled();
  await expect.element(pin).not.toBeInTheDocument();
});

it('lets somebody who does not know it sign out', async () => {
  const { onSpent, tryPin } = show([]);
  await userEvent.click(page.getByRole('button', { name: 'Sign out instead' }));
  expect(onSpent).toHaveBeenCalledOnce();
  expect(tryPin).not.toHaveBeenCalled();
});
