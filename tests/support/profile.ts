import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect } from '@playwright/test';
import { BROWSER_ARGS, USER_AGENT } from '../../scripts/browser.mjs';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { copyFolder } from './folders.ts';
import { createShopper, type Product } from './shopper.ts';
import { leadsTo, SHOP_URL } from './test-shop.ts';

/** Profile of a browser that has visited one product: the service worker is installed, and the product page is on the device. */
const INSTALLED = '.build/profile-installed';

/** What a browser makes again by itself at once. Its caches of files and of compiled scripts are kept: they make a start faster. */
const isDisposable = (name: string): boolean =>
  /^(?:Dawn\w*|GPU|Shader|GrShader)Cache$|^Safe Browsing|^segmentation_platform$|^component_crx_cache$/.test(name);

/** Starts a browser on that profile, with the shop behind that port. The `whole` one has a back/forward cache. */
export const launchOn = (profile: string, port: number, { whole = false } = {}): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath({ whole }),
    args: [...BROWSER_ARGS, leadsTo(port)],
    // Pages that are left are kept, as every browser of a shopper does.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    userAgent: USER_AGENT,
    locale: 'en-US',
    baseURL: SHOP_URL,
  });

/** Saves the profile that tests of what is on the device start from. */
export const saveProfile = async (product: Product, port: number): Promise<void> => {
  rmSync(INSTALLED, { recursive: true, force: true });
  const context = await launchOn(INSTALLED, port);
  const page = await context.newPage();
  const shopper = createShopper(page);
  await shopper.open(product.url);
  await shopper.untilInstalled();
  // A condition that is a promise would count as fulfilled.
  const isKept = (path: string) => caches.match(path, { cacheName: 'waymark-documents' }).then((kept) => kept !== undefined);
  await expect.poll(() => page.evaluate(isKept, product.url), { timeout: 30_000 }).toBe(true);
  await context.close();
  for (const folder of [INSTALLED, join(INSTALLED, 'Default')])
    for (const name of readdirSync(folder)) if (isDisposable(name)) rmSync(join(folder, name), { recursive: true });
};

/** A copy of the saved profile, for one test. Whoever asks for it deletes it. */
export const copyProfile = (): string => {
  const profile = mkdtempSync(join(tmpdir(), 'waymark-profile-'));
  copyFolder(INSTALLED, profile);
  return profile;
};
