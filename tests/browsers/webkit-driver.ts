import type { Driver, ElementRef, Key } from './driver.ts';
import { createCommands, type Commands, WebDriverError } from './webdriver.ts';

/** Code points that the specification gives to keys. */
const KEYS: Readonly<Record<Exclude<Key, 'Shift+Tab'>, string>> = { Tab: '\uE004', Escape: '\uE00C', Enter: '\uE007' };
const SHIFT = '\uE008';

/** Name of the field in which the protocol hands elements over. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Outcome<R> = { readonly value: R } | { readonly failure: string };

const press = (value: string) => ({ type: 'keyDown', value });
const release = (value: string) => ({ type: 'keyUp', value });

const keyActions = (key: Key): object[] => {
  if (key === 'Shift+Tab') return [press(SHIFT), press(KEYS.Tab), release(KEYS.Tab), release(SHIFT)];
  return [press(KEYS[key]), release(KEYS[key])];
};

/** Runs in the page: the element comes to the middle of the window. */
const SHOW = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";

/**
 * Runs in the page: whether the element can be pressed: it stands where it stood a frame before, and nothing lies over its middle. What is out of sight is
 * scrolled to first: the protocol does so in the same breath as it presses, while a bar at the edge is still on its way out.
 */
const CAN_BE_PRESSED = `const [element, done] = arguments;
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = place();
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    const isMet = met === null || element.contains(met) || met.contains(element);
    done(place() === before && isMet);
  }));`;

/** Drives one session of WebKitWebDriver, whose commands go below `/session/ID`. */
export const createWebKitDriver = (commands: Commands): Driver => {
  const pathOf = (element: ElementRef): string => `/element/${(element as Record<string, string>)[ELEMENT]}`;
  /** Functions are sent as text. The protocol has promises in the asynchronous form alone. */
  const call = async <R>(inPage: (argument: never) => unknown, argument: unknown): Promise<R> => {
    const script = `const done = arguments[arguments.length - 1];
      (async () => (${inPage.toString()})(arguments[0]))().then((value) => done({ value }), (error) => done({ failure: String(error) }));`;
    const outcome = (await commands.post('/execute/async', { script, args: [argument ?? null] })) as Outcome<R>;
    if ('failure' in outcome) throw new Error(outcome.failure);
    return outcome.value;
  };
  return {
    goto: async (url) => void (await commands.post('/url', { url })),
    reload: async () => void (await commands.post('/refresh')),
    back: async () => void (await commands.post('/back')),
    address: async () => String(await commands.get('/url')),
    resize: async (width, height) => void (await commands.post('/window/rect', { width, height })),
    run: (inPage, argument) => call(inPage, argument),
    element: (inPage, argument) => call<ElementRef | null>(inPage, argument),
    property: async (element, name) => {
      const value = (await commands.get(`${pathOf(element)}/property/${name}`)) as string | boolean | null;
      return String(value ?? '');
    },
    click: async (element) => {
      if ((await commands.post('/execute/async', { script: CAN_BE_PRESSED, args: [element] })) !== true)
        throw new Error('It moves, or something lies over it');
      try {
        await commands.post(`${pathOf(element)}/click`);
      } catch (error) {
        // The protocol scrolls as little as it can: what is at an edge may lie under a bar.
        if (error instanceof WebDriverError && error.code === 'element click intercepted')
          await commands.post('/execute/sync', { script: SHOW, args: [element] });
        throw error;
      }
    },
    // By the keyboard: the command for one element gives it the focus by script, which a frame of another origin may not take.
    type: async (_element, text) =>
      void (await commands.post('/actions', {
        actions: [{ type: 'key', id: 'keyboard', actions: Array.from(text).flatMap((mail) => [press(mail), release(mail)]) }],
      })),
    select: async (list, option) => {
      const found = await commands.post(`${pathOf(list)}/elements`, { using: 'xpath', value: `.//option[normalize-space(.)='${option}']` });
      const [first] = found as ElementRef[];
      if (first === undefined) throw new Error(`There is no option ${option}`);
      await commands.post(`${pathOf(first)}/click`);
    },
    key: async (key) => void (await commands.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions: keyActions(key) }] })),
    enterFrame: async (frame) => {
      // A click inside a frame scrolls the frame alone, and goes nowhere while the frame is not in the window.
      await commands.post('/execute/sync', { script: SHOW, args: [frame] });
      await commands.post('/frame', { id: frame });
    },
    leaveFrame: async () => void (await commands.post('/frame', { id: null })),
    cookies: async () => (await commands.get('/cookie')) as { name: string; value: string }[],
    // Its browser is a private one, which writes no console anywhere.
    errors: () => [],
    close: async () => void (await commands.delete('')),
  };
};

/** A session of a WebDriver at an address. */
export const openSession = async (address: string, capabilities: object): Promise<Commands> => {
  const opened = await createCommands(address).post('/session', { capabilities: { alwaysMatch: capabilities } });
  return createCommands(`${address}/session/${(opened as { sessionId: string }).sessionId}`);
};
