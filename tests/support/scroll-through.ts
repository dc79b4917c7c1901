import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { browserThreads } from './browser-threads.ts';

/** A screen takes half a second on a busy machine. */
const ANSWER_MS = 30_000;
const SCREENS_MAX = 1_000;

/**
 * Scrolls to the end of a page and back to its start.
 * @throws where the page stops answering, with where its script is then and what the browser does, and where it has no end
 */
export const scrollThrough = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  // Of a page that hangs only a pause is still heard.
  await devtools.send('Debugger.enable');
  const stack = new Promise<string>((resolve) =>
    devtools.once('Debugger.paused', ({ callFrames }) =>
      resolve(
        callFrames.map(({ functionName, url, location }) => `${functionName} ${url}:${location.lineNumber}:${location.columnNumber}`).join('\n'),
      ),
    ),
  );
  const inTime = async <T>(what: string, answer: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const tell = async (): Promise<void> => {
          // Before the pause, which stops what is to be seen.
          const threads = await browserThreads(page).catch(String);
          void devtools.send('Debugger.pause').catch(() => undefined);
          const at = await Promise.race([stack, pause(5_000, 'no script')]);
          reject(new Error(`The page does not answer at ${what}; it runs\n${at}\nthe browser's threads:\n${threads}`));
        };
        void tell();
      }, ANSWER_MS);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
  let isEnd = false;
  for (let screen = 0; !isEnd; screen += 1) {
    if (screen === SCREENS_MAX) throw new Error(`The page has no end after ${SCREENS_MAX} screens`);
    isEnd = await inTime(
      `screen ${screen}`,
      page.evaluate((at) => {
        scrollTo(0, at * innerHeight);
        return (at + 1) * innerHeight >= document.documentElement.scrollHeight;
      }, screen),
    );
  }
  await inTime(
    'its start',
    page.evaluate(() => scrollTo(0, 0)),
  );
  await devtools.detach();
};
