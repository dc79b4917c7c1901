import type { Page, Request } from '@playwright/test';
import { readPresses, watchPresses } from './watch-presses.ts';

/** A page that hangs does not answer this either, ms. */
const PATIENCE_MS = 5_000;

const condition = async (page: Page): Promise<unknown> => {
  const presses = await page.evaluate(readPresses);
  const marks = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    return {
      readyState: document.readyState,
      marks: Object.entries(document.documentElement.dataset),
      controller: navigator.serviceWorker?.controller?.state,
      active: registration?.active?.state,
      waiting: registration?.waiting?.state,
      installing: registration?.installing?.state,
    };
  });
  return { ...marks, presses };
};

/** What a page did, for whoever wonders afterwards why it stood still: where it went, what failed, and what it asked for and never had. */
export const logPage = (page: Page): (() => Promise<string>) => {
  const began = Date.now();
  const open = new Map<Request, number>();
  const said: string[] = [];
  const at = (time: number): string => `${String(time - began).padStart(6)} ms`;
  const note = (what: string): void => void said.push(`${at(Date.now())}  ${what}`);
  // A page that is closed by then takes no script.
  page.addInitScript(watchPresses).catch(() => undefined);
  page.on('framenavigated', (frame) => note(`at ${frame.url()}`));
  page.on('console', (message) => message.type() === 'error' && note(`said ${message.text()}`));
  page.on('pageerror', (error) => note(`threw ${error.message}`));
  page.on('request', (request) => open.set(request, Date.now()));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    note(`did not get ${request.url()}: ${request.failure()?.errorText}`);
  });
  return async () => {
    const waiting = [...open].map(([request, since]) => `${at(since)}  still waits for ${request.url()}`);
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, 'the page does not answer'));
    const now = await Promise.race([condition(page).catch(String), late]);
    return [...said, ...waiting, `${at(Date.now())}  ${JSON.stringify(now)}`].join('\n');
  };
};
