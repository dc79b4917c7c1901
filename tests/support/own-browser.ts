import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { BROWSER_ARGS, USER_AGENT } from '../../scripts/browser.mjs';
import { chromiumPath } from '../../scripts/chromium.mjs';

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

const launch = (profile: string, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: BROWSER_ARGS,
    // Pages that are left are kept, as every browser of a shopper does.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    userAgent: USER_AGENT,
    locale: 'en-US',
    baseURL,
  });

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

export const createOwnBrowser = async (baseURL: string): Promise<OwnBrowser> => {
  const profile = await mkdtemp(join(tmpdir(), 'waymark-profile-'));
  let context: BrowserContext | null = null;
  return {
    async open() {
      context ??= await launch(profile, baseURL);
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
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
