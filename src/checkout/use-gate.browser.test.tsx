import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeView } from '#src/cart/testing/make-view.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import type { CheckoutCart } from './ports.ts';
import { useGate } from './use-gate.ts';

const view = makeView([]);
const sync = vi.fn<() => void>();

let setWait: (next: CheckoutCart['wait']) => void;

const Step = ({ begin }: { readonly begin: CheckoutCart['wait'] }) => {
  const [wait, set] = useState(begin);
  const pass = useGate({ view, wait, sync } as unknown as CheckoutCart);
  const [text, setText] = useState('Not pressed');
  const press = async (): Promise<void> => {
    setText('Waits');
    setText((await pass()) ? 'Goes on' : 'Does not go on');
  };
  useEffect(() => void (setWait = set), []);
  return (
    <>
      <button onClick={() => void press()}>Continue</button>
      <p>{text}</p>
    </>
  );
};
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
const pressAt = async (wait: CheckoutCart['wait']): Promise<void> => {
  renderInPage(<Step begin={wait} />);
  await says('Not pressed');
  await page.getByRole('button', { name: 'Continue' }).click();
};
const become = async (wait: CheckoutCart['wait'], ms = 200): Promise<void> => {
  setWait(wait);
  await vi.advanceTimersByTimeAsync(ms);
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  sync.mockClear();
});

it('goes on at once when the shop has every change', async () => {
  await pressAt(null);
  await says('Goes on');
  expect(sync).not.toHaveBeenCalled();
});

it('waits for changes on their way, and asks for them to be sent', async () => {
  await pressAt('sending');
  await says('Waits');
  expect(sync).toHaveBeenCalledOnce();
  await become(null);
  await says('Goes on');
});

it('waits for a network that is lost after the press', async () => {
  await pressAt('checking');
  await become('offline', 5_000);
  await says('Waits');
  await become(null);
  await says('Goes on');
});

it('waits 12 seconds for it, and no longer', async () => {
  await pressAt('sending');
  await become('offline', 11_000);
  await says('Waits');
  await become('offline', 1_500);
  await says('Does not go on');
});

it('does not wait for a network that was lost before the press', async () => {
  await pressAt('offline');
  await says('Does not go on');
});

it('does not go on where the shopper has to decide something', async () => {
  await pressAt('sending');
  await become('sold-out');
  await says('Does not go on');
});
