import { type ElementHandle, firefox, type Frame } from 'playwright-core-1.64';
import { firefoxPath } from '../../scripts/lib/engines.mjs';
import type { Driver, ElementRef, Engine } from './driver.ts';

/** One try; `tab.ts` tries again. */
const TRY_MS = 5_000;

/** Firefox reports each request that ends with its page, where the service worker was about to answer it. */
const ENDED_WITH_ITS_PAGE = /^Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

const handleOf = (element: ElementRef): ElementHandle => element as ElementHandle;

/** Firefox as it is installed, over WebDriver BiDi. */
export const startFirefox = async (): Promise<Engine> => {
  const executablePath = firefoxPath();
  if (executablePath === undefined) throw new Error('Firefox is not installed');
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    // Without these two `goBack` may never end.
    firefoxUserPrefs: { 'fission.bfcacheInParent': false, 'browser.sessionhistory.max_total_viewers': 0 },
  });
  return {
    open: async (): Promise<Driver> => {
      const context = await browser.newContext({
        locale: 'en-US',
        viewport: { width: 390, height: 844 },
        colorScheme: null,
        reducedMotion: null,
        forcedColors: null,
        contrast: null,
      });
      const page = await context.newPage();
      page.setDefaultNavigationTimeout(120_000);
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(`console: ${message.text()}`));
      // From the order to leave a page until the document of the next one is complete: a page that lacks a script does not react, which each journey notices.
      let isLeaving = false;
      page.on('domcontentloaded', () => (isLeaving = false));
      page.on('pageerror', ({ message }) => {
        if (!isLeaving || !ENDED_WITH_ITS_PAGE.test(message)) errors.push(`error: ${message}`);
      });
      const leave = async (go: () => Promise<unknown>): Promise<void> => {
        isLeaving = true;
        await go().finally(() => (isLeaving = false));
      };
      let frame: Frame = page.mainFrame();
      return {
        goto: (url) => leave(() => page.goto(url)),
        reload: () => leave(() => page.reload()),
        back: () => leave(() => page.goBack()),
        address: () => Promise.resolve(page.url()),
        resize: (width, height) => page.setViewportSize({ width, height }),
        run: <A, R>(inPage: (argument: A) => R | Promise<R>, argument: A) => frame.evaluate(inPage as (argument: unknown) => R, argument as unknown),
        element: async (inPage, argument) =>
          (await frame.evaluateHandle(inPage as (argument: unknown) => Element | null, argument as unknown)).asElement(),
        property: (element, name) =>
          handleOf(element).evaluate((node, key) => String((node as unknown as Record<string, string | boolean | null>)[key] ?? ''), name),
        click: (element) => handleOf(element).click({ timeout: TRY_MS }),
        type: async (element, text) => {
          await handleOf(element).focus();
          await page.keyboard.type(text);
        },
        select: async (list, option) => void (await handleOf(list).selectOption({ label: option }, { timeout: TRY_MS })),
        key: (key) => page.keyboard.press(key),
        enterFrame: async (element) => {
          const entered = await handleOf(element).contentFrame();
          if (!entered) throw new Error('This is no frame');
          frame = entered;
        },
        leaveFrame: () => {
          frame = page.mainFrame();
          return Promise.resolve();
        },
        cookies: () => context.cookies(),
        errors: () => errors,
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
};
