import { lazy, StrictMode, Suspense, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { hears, keepEarlyClicks } from './early-clicks.ts';

let leave = (): void => undefined;
afterEach(() => leave());

keepEarlyClicks();

/** Drawn by a server, and brought to life as a page is: the frame first, the part within after it, by `late` where its code is not here yet. */
const bringToLife = (part: ReactNode, late = part): HTMLElement => {
  const page = document.createElement('div');
  const whole = (content: ReactNode) => (
    <StrictMode>
      <Suspense>{content}</Suspense>
    </StrictMode>
  );
  page.innerHTML = renderToString(whole(part));
  document.body.append(page);
  const root = hydrateRoot(page, whole(late));
  leave = () => {
    root.unmount();
    page.remove();
  };
  return page;
};

const Sizes = () => {
  const [size, setSize] = useState('none');
  return (
    <fieldset>
      {['S', 'M'].map((one) => (
        <input key={one} ref={hears} type="radio" name="size" aria-label={one} checked={size === one} onChange={() => setSize(one)} />
      ))}
      <output>{size}</output>
    </fieldset>
  );
};

const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button ref={hears} type="button" onClick={() => setCount((before) => before + 1)}>
      {count}
    </button>
  );
};

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 200));

it.each([
  ['before any of the page is alive', () => undefined],
  ['when the frame is alive and the part is not', () => new Promise((done) => requestAnimationFrame(done))],
  ['when all of it is alive', () => settled()],
])('a choice made %s counts', async (_when, wait) => {
  const page = bringToLife(<Sizes />);
  await wait();
  page.querySelector<HTMLInputElement>('[aria-label=M]')?.click();
  await settled();
  expect(page.querySelector('output')?.textContent).toBe('M');
  expect(page.querySelector<HTMLInputElement>('[aria-label=M]')?.checked).toBe(true);
});

it('the last of several early choices stands', async () => {
  const page = bringToLife(<Sizes />);
  for (const size of ['M', 'S', 'M', 'S']) page.querySelector<HTMLInputElement>(`[aria-label=${size}]`)?.click();
  await settled();
  expect(page.querySelector('output')?.textContent).toBe('S');
});

const Form = () => {
  const [sent, setSent] = useState(0);
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        setSent((before) => before + 1);
      }}
    >
      <button ref={hears} type="submit">
        {sent}
      </button>
    </form>
  );
};

it('a form that only the page may send is sent when it is alive', async () => {
  const page = bringToLife(<Form />);
  page.querySelector('button')?.click();
  await settled();
  expect(page.querySelector('button')?.textContent).toBe('1');
});

it('a button that is pressed early is pressed once', async () => {
  const page = bringToLife(<Counter />);
  page.querySelector('button')?.click();
  await settled();
  expect(page.querySelector('button')?.textContent).toBe('1');
});

it('a press that nobody will ever hear keeps no frame busy', async () => {
  const button = document.createElement('button');
  button.type = 'button';
  document.body.append(button);
  leave = () => button.remove();
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
  for (const _press of [1, 2, 3]) button.click();
  await settled();
  expect(frames).not.toHaveBeenCalled();
  frames.mockRestore();
});

it('a press whose part comes to life just after it, unheard, is made again once', async () => {
  const button = document.createElement('button');
  button.type = 'button';
  let isAlive = false;
  let heard = 0;
  button.addEventListener('click', () => (heard += isAlive ? 1 : 0));
  document.body.append(button);
  button.click();
  queueMicrotask(() => {
    isAlive = true;
    hears(button);
  });
  await settled();
  expect(heard).toBe(1);
  button.remove();
});

/** As React does: at the root, on the way down, it brings what is pressed to life. */
const wakeAtRoot = (type: string, control: Element): void => {
  const wake = (): void => hears(control);
  document.body.addEventListener(type, wake, true);
  leave = () => {
    document.body.removeEventListener(type, wake, true);
    control.remove();
  };
};

it('a press that brings its part to life, and is heard by it, is not made again', async () => {
  const button = document.createElement('button');
  button.type = 'button';
  let heard = 0;
  wakeAtRoot('click', button);
  button.addEventListener('click', (event) => {
    heard += 1;
    event.stopPropagation();
  });
  document.body.append(button);
  button.click();
  await settled();
  expect(heard).toBe(1);
});

it('a form that comes to life by being sent is sent once', async () => {
  const form = document.createElement('form');
  form.method = 'dialog';
  const button = form.appendChild(document.createElement('button'));
  let sent = 0;
  wakeAtRoot('submit', button);
  form.addEventListener('submit', () => (sent += 1));
  document.body.append(form);
  button.click();
  await settled();
  expect(sent).toBe(1);
  form.remove();
});

/** A part whose code comes when `arrive` is called. */
const arriving = (Part: () => ReactNode) => {
  let arrive = (): void => undefined;
  const code = new Promise<{ default: () => ReactNode }>((here) => (arrive = () => here({ default: Part })));
  const Late = lazy(() => code);
  return { late: <Late />, arrive: () => arrive() };
};

it.each([
  ['a form', Form],
  ['a button', Counter],
])('%s that is pressed before its code came, which then comes at once, has its press made again', async (_what, Part) => {
  const { late, arrive } = arriving(Part);
  const page = bringToLife(<Part />, late);
  await settled();
  // A busy device: the part is alive before the page gets round to looking after the press.
  const { setTimeout: later } = globalThis;
  const busy = vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce((look: () => void) => later(look, 300));
  page.querySelector('button')?.click();
  busy.mockRestore();
  arrive();
  await settled();
  await settled();
  await expect.poll(() => page.querySelector('button')?.textContent).toBe('1');
  await settled();
  expect(page.querySelector('button')?.textContent).toBe('1');
});

it('a choice waits for its part however long that takes', async () => {
  const { late, arrive } = arriving(Sizes);
  const page = bringToLife(<Sizes />, late);
  await settled();
  const start = performance.now();
  page.querySelector<HTMLInputElement>('[aria-label=M]')?.click();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => start + 60_000);
  await settled();
  arrive();
  await settled();
  clock.mockRestore();
  expect(page.querySelector('output')?.textContent).toBe('M');
});
