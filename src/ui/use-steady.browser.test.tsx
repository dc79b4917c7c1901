import { type ReactNode, useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from './testing/render-in-page.tsx';
import { useSteady } from './use-steady.ts';

const press = (type: 'pointerdown' | 'pointerup'): boolean => document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));
const text = (): string | null => document.querySelector('p')?.textContent ?? null;
const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

const network = new EventTarget();
const loseNetwork = (): boolean => network.dispatchEvent(new Event('lost'));

const Line = ({ value }: { readonly value: string }) => <p>{useSteady(value)}</p>;

const Page = ({ beside }: { readonly beside?: (isLost: boolean) => ReactNode }) => {
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const tell = (): void => setIsLost(true);
    network.addEventListener('lost', tell);
    return () => network.removeEventListener('lost', tell);
  }, []);
  return (
    <>
      <Line value={isLost ? 'after' : 'before'} />
      {beside?.(isLost)}
    </>
  );
};

it('what is said while somebody presses is shown once the press has ended', async () => {
  renderInPage(<Page />);
  await expect.element(page.getByText('before')).toBeVisible();
  press('pointerdown');
  loseNetwork();
  await frame();
  await frame();
  expect(text()).toBe('before');
  press('pointerup');
  await expect.element(page.getByText('after')).toBeVisible();
});

it('a press that begins right after something was said does not see it come in the middle', async () => {
  const seen: (string | null)[] = [];
  const Press = ({ begins }: { readonly begins: boolean }) => {
    useEffect(() => {
      if (!begins) return;
      // The browser tells of presses between two tasks; this is the next one.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        press('pointerdown');
        seen.push(text());
      });
      port1.start();
      port2.postMessage(null);
    }, [begins]);
    return null;
  };
  renderInPage(<Page beside={(isLost) => <Press begins={isLost} />} />);
  await expect.element(page.getByText('before')).toBeVisible();
  loseNetwork();
  await expect.poll(() => seen).toHaveLength(1);
  await frame();
  await frame();
  expect(text()).toBe(seen[0]);
  press('pointerup');
  await expect.element(page.getByText('after')).toBeVisible();
});
