import { lazy, StrictMode, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { turns } from '#tests/support/turns.ts';
import { replaysEarlyClicks, keepEarlyClicks } from './early-clicks.ts';

let leave = (): void => undefined;
afterEach(() => leave());

keepEarlyClicks();

/** Says of the part that it stands in that it has come to life. */
const Alive = () => {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => mark.current?.setAttribute('data-alive', ''), []);
  return <i ref={mark} />;
};
/** The part is alive, and what was waiting for that has happened. */
const alive = async (within: HTMLElement): Promise<void> => {
  await vi.waitFor(() => expect(within.querySelector('[data-alive]')).not.toBeNull());
  await turns();
};

/** Drawn by a server, and brought to life as a page is: the frame first, the part within after it, by `late` where its code is not here yet. */
const bringToLife = (part: ReactNode, late = part): HTMLElement => {
  const page = document.createElement('div');
  const whole = (content: ReactNode) => (
    <StrictMode>
      <Suspense>
        {content}
        <Alive />
      </Suspense>
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
        <input key={one} ref={replaysEarlyClicks} type="radio" name="size" aria-label={one} checked={size === one} onChange={() => setSize(one)} />
      ))}
      <output>{size}</output>
    </fieldset>
  );
};

const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button ref={replaysEarlyClicks} type="button" onClick={() => setCount((before) => before + 1)}>
      {count}
    </button>
  );
};

it.each<[string, (within: HTMLElement) => unknown]>([
  ['before any of the page is alive', () => undefined],
  ['when the frame is alive and the part is not', () => new Promise((done) => requestAnimationFrame(done))],
  ['when all of it is alive', alive],
])('a choice made %s counts', async (_when, wait) => {
  const page = bringToLife(<Sizes />);
  await wait(page);
  page.querySelector<HTMLInputElement>('[aria-label=M]')?.click();
  await alive(page);
  expect(page.querySelector('output')?.textContent).toBe('M');
  expect(page.querySelector<HTMLInputElement>('[aria-label=M]')?.checked).toBe(true);
});

it('the last of several early choices stands', async () => {
  const page = bringToLife(<Sizes />);
  for (const size of ['M', 'S', 'M', 'S']) page.querySelector<HTMLInputElement>(`[aria-label=${size}]`)?.click();
  await alive(page);
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
      <button ref={replaysEarlyClicks} type="submit">
        {sent}
      </button>
    </form>
  );
};

it('a form that only the page may send is sent when it is alive', async () => {
  const page = bringToLife(<Form />);
  page.querySelector('button')?.click();
  await alive(page);
  expect(page.querySelector('button')?.textContent).toBe('1');
});

it('a button that is pressed early is pressed once', async () => {
  const page = bringToLife(<Counter />);
  page.querySelector('button')?.click();
  await alive(page);
  expect(page.querySelector('button')?.textContent).toBe('1');
});

it('a press that nobody will ever hear keeps no frame busy', async () => {
  const button = document.createElement('button');
  button.type = 'button';
  document.body.append(button);
  leave = () => button.remove();
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
  for (const _press of [1, 2, 3]) button.click();
  await turns();
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
    replaysEarlyClicks(button);
  });
  await turns();
  expect(heard).toBe(1);
  button.remove();
});

/** As React does: at the root, on the way down, it brings what is pressed to life. */
const wakeAtRoot = (type: string, control: Element): void => {
  const wake = (): void => replaysEarlyClicks(control);
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
  await turns();
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
  await turns();
  expect(sent).toBe(1);
  form.remove();
});

/** A part whose code comes when `arrive` is called; it was `asked` for once the page around it is alive. */
const arriving = (Part: () => ReactNode) => {
  let arrive = (): void => undefined;
  const code = new Promise<{ default: () => ReactNode }>((here) => (arrive = () => here({ default: Part })));
  const load = vi.fn(() => code);
  const Late = lazy(load);
  const asked = async (): Promise<void> => {
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    await turns();
  };
  return { late: <Late />, arrive: () => arrive(), asked };
};

it.each([
  ['a form', Form],
  ['a button', Counter],
])('%s that is pressed before its code came, which then comes at once, has its press made again', async (_what, Part) => {
  const { late, arrive, asked } = arriving(Part);
  const page = bringToLife(<Part />, late);
  await asked();
  // A busy device: the part is alive before the page gets round to looking after the press.
  let lookAfter = (): void => undefined;
  const busy = vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce((look: () => void) => ((lookAfter = look), 0 as never));
  page.querySelector('button')?.click();
  busy.mockRestore();
  arrive();
  await alive(page);
  lookAfter();
  await turns();
  expect(page.querySelector('button')?.textContent).toBe('1');
});

it('a choice waits for its part however long that takes', async () => {
  const { late, arrive, asked } = arriving(Sizes);
  const page = bringToLife(<Sizes />, late);
  await asked();
  const start = performance.now();
  page.querySelector<HTMLInputElement>('[aria-label=M]')?.click();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => start + 60_000);
  await turns();
  arrive();
  await alive(page);
  clock.mockRestore();
  expect(page.querySelector('output')?.textContent).toBe('M');
});
