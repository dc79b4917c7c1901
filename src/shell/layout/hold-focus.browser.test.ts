import { afterEach, expect, it } from 'vitest';
import { turns } from '#tests/support/turns.ts';
import { focusQuietly, holdFocus } from './hold-focus.ts';

let release = (): void => undefined;
afterEach(() => {
  release();
  document.body.replaceChildren();
});

const drawn = (): { page: HTMLElement; heading: () => HTMLElement; drawAgain: () => Promise<void> } => {
  const page = document.createElement('main');
  document.body.append(page);
  const draw = (): void => page.replaceChildren(Object.assign(document.createElement('h1'), { tabIndex: -1 }), document.createElement('button'));
  draw();
  const heading = (): HTMLElement => page.querySelector('h1') as HTMLElement;
  focusQuietly(heading());
  release = holdFocus(() => void focusQuietly(heading()));
  return {
    page,
    heading,
    drawAgain: async () => {
      draw();
      await turns();
    },
  };
};

it('a heading that is drawn anew has the focus that the one before it had', async () => {
  const { heading, drawAgain } = drawn();
  const before = heading();
  await drawAgain();
  expect(heading()).not.toBe(before);
  expect(document.activeElement).toBe(heading());
});

it('leaves the focus alone where something else took it', async () => {
  const { page } = drawn();
  page.querySelector('button')?.focus();
  page.append(document.createElement('p'));
  await turns();
  expect(document.activeElement).toBe(page.querySelector('button'));
});

it('ends with the first press of the shopper', async () => {
  const { drawAgain } = drawn();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  await drawAgain();
  expect(document.activeElement).toBe(document.body);
});
