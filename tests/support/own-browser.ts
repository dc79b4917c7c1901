import type { BrowserContext, Page } from '@playwright/test';
import { removeFolder } from './folders.ts';
import { copyProfile, launchOn } from './profile.ts';

/** A browser with a profile on disk, that can be killed and started again on it. */
export interface OwnBrowser {
  /** A page of it; starts it when it does not run. */
  open(): Promise<Page>;
  /** As the system does it when memory is short: nothing is asked, nothing is written any more. */
  kill(): Promise<void>;
  /** As a shopper closes it: everything is written. */
  close(): Promise<void>;
  /** Ends it and throws its profile away. */
  discard(): Promise<void>;
}

/** Process id of the browser itself, the parent of all others. */
const processOf = async (context: BrowserContext): Promise<number> => {
  const browser = context.browser();
  if (!browser) throw new Error('This browser does not say which process it is');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const id = processInfo.find(({ type }) => type === 'browser')?.id;
  if (id === undefined) throw new Error('No process of the browser is known');
  return id;
};

/**
 * @param port where the shop is
 * @param whole the browser with a back/forward cache, which takes twice the processor time
 */
export const createOwnBrowser = (port: number, whole: boolean): OwnBrowser => {
  const profile = copyProfile();
  let context: BrowserContext | null = null;
  return {
    async open() {
      context ??= await launchOn(profile, port, { whole });
      return context.pages().find((page) => page.url() === 'about:blank') ?? context.newPage();
    },
    async kill() {
      if (!context) return;
      const ended = new Promise((resolve) => context?.once('close', resolve));
      process.kill(await processOf(context), 'SIGKILL');
      await ended;
      context = null;
    },
    async close() {
      await context?.close();
      context = null;
    },
    async discard() {
      await context?.close();
      removeFolder(profile);
    },
  };
};
