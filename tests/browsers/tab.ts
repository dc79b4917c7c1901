import { expect } from '@playwright/test';
import type { Driver, ElementRef, Key } from './driver.ts';
import { findInPage, soughtOf, type Target } from './find.ts';
import { readPresses, watchPresses } from '../support/watch-presses.ts';
import { readErrors, watchErrors } from './page-errors.ts';

/** On a machine that is busy with other things. The limits only end a test whose condition never comes. */
export const PATIENCE_MS = 45_000;
const LOOK_EVERY_MS = 50;

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

/** Tries again until it succeeds: a page that is drawing, leaving or moving cannot be pressed yet. */
const until = async <T>(what: string, tryIt: () => Promise<T | null>): Promise<T> => {
  const deadline = Date.now() + PATIENCE_MS;
  let last: unknown = 'it is not there';
  for (;;) {
    try {
      const answer = await tryIt();
      if (answer !== null) return answer;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) throw new Error(`${what}: ${String(last).slice(0, 1_000)}`);
    await wait();
  }
};

const nameOf = ({ role, name }: Target): string => `${role} ${name === undefined ? '' : String(name)}`;

/** In the page: whether every dialog has arrived. A press by coordinates misses what is still on its way. */
const dialogsStand = (): boolean =>
  [...document.querySelectorAll('dialog, [role="dialog"]')]
    .flatMap((dialog) => dialog.getAnimations({ subtree: true }))
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity);

/** A tab of any engine, with the waits that a shopper has patience for. */
export const createTab = (driver: Driver, origin: string) => {
  const find = (target: Target, want: 'element' | 'label' = 'element'): Promise<ElementRef | null> =>
    driver.element(findInPage, { sought: soughtOf(target), want });
  const act = (verb: string, target: Target, deed: (element: ElementRef) => Promise<void>, want: 'element' | 'label' = 'element'): Promise<true> =>
    until(`${verb} ${nameOf(target)}`, async () => {
      const element = await find(target, want);
      if (element === null) return null;
      await deed(element);
      return true;
    });
  const seenErrors: string[] = [];
  /** What pages have reported so far; from now on this page reports as well. */
  const gatherErrors = async (): Promise<void> => {
    seenErrors.push(...(await driver.run(readErrors, null)));
    await driver.run(watchErrors, null);
    await driver.run(watchPresses, null);
  };

  const tab = {
    driver,
    goto: async (path: string) => {
      await driver.goto(`${origin}${path}`);
      await gatherErrors();
    },
    reload: async () => {
      await driver.reload();
      await gatherErrors();
    },
    back: () => driver.back(),
    evaluate: <A, R>(inPage: (argument: A) => R | Promise<R>, argument: A): Promise<R> =>
      until('the page answers', async () => [await driver.run(inPage, argument)] as const).then(([answer]) => answer),
    press: async (target: Target) => {
      await until('dialogs stand', async () => (await driver.run(dialogsStand, null)) || null);
      await act('press', target, (element) => driver.click(element));
    },
    /** A choice is pressed by its label, as a finger does; again only where the page has not heard of it: WebKit's driver loses a press on a busy machine. */
    check: async (target: Target) => {
      const lastHeard = async () => (await driver.run(readPresses, null)).filter((line) => line.includes('pointer')).at(-1);
      const before = await lastHeard();
      const isLost = async () => (await lastHeard()) === before && (await tab.read(target, 'checked')) !== 'true';
      const press = () => act('check', target, (element) => driver.click(element), 'label');
      await press();
      await expect
        .poll(async () => (await isLost()) && (await press()), { message: `${nameOf(target)} is heard of`, timeout: PATIENCE_MS, intervals: [2_000] })
        .toBe(false);
      await tab.expectChecked(target);
    },
    expectChecked: (target: Target) =>
      expect.poll(() => tab.read(target, 'checked'), { message: `${nameOf(target)} is chosen`, timeout: PATIENCE_MS }).toBe('true'),
    type: async (target: Target, text: string) => {
      await act('type into', target, (element) => driver.click(element));
      await act('type into', target, (element) => driver.type(element, text));
    },
    select: (target: Target, option: string) => act('select in', target, (list) => driver.select(list, option)),
    key: (key: Key) => driver.key(key),
    /** Types into fields of the first frame of the main part. */
    typeInFrame: async (fields: Readonly<Record<string, string>>) => {
      await act('enter', { role: 'frame', within: 'main' }, (frame) => driver.enterFrame(frame));
      for (const [name, text] of Object.entries(fields)) await tab.type({ role: 'textbox', name }, text);
      await driver.leaveFrame();
    },
    isThere: (target: Target): Promise<boolean> =>
      find(target).then(
        (element) => element !== null,
        () => false,
      ),
    see: (target: Target) => expect.poll(() => tab.isThere(target), { message: `${nameOf(target)} is seen`, timeout: PATIENCE_MS }).toBe(true),
    gone: (target: Target) => expect.poll(() => tab.isThere(target), { message: `${nameOf(target)} is gone`, timeout: PATIENCE_MS }).toBe(false),
    /** A property of an element as text; empty while there is no such element. */
    read: (target: Target, property: 'checked' | 'value' | 'textContent' | 'ariaLabel'): Promise<string> =>
      find(target)
        .then((element) => (element === null ? '' : driver.property(element, property)))
        .catch(() => ''),
    /** What it shows, for whoever wonders why a test failed. */
    describe: async (): Promise<string> => {
      const address = await driver.address().catch(String);
      const text = await driver.run(() => document.body.innerText.slice(0, 1_500), null).catch(String);
      const presses = await driver.run(readPresses, null).catch(() => []);
      return `at ${address}, pressed:\n${presses.join('\n')}\nand shows:\n${text}`;
    },
    errors: async (): Promise<readonly string[]> => {
      await gatherErrors();
      return [...seenErrors, ...driver.errors()];
    },
  };
  return tab;
};

export type Tab = ReturnType<typeof createTab>;
