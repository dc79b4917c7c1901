import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Where a whole test run gathers what must hold no secrets; absent: this is a run of some tests, and nobody looks. */
const FOLDER = process.env['TRACES_DIR'];

/** What is in Cache Storage: every address, and every answer that is text and not a file of the program or a picture. */
const readCaches = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        parts.push(request.url);
        // Scripts, styles and pictures: some hundred entries, each of which would be looked up.
        if (/^\/(?:assets|images)\//.test(new URL(request.url).pathname)) continue;
        const answer = await cache.match(request);
        if (/json|html/.test(answer?.headers.get('content-type') ?? '')) parts.push((await answer?.text()) ?? '');
      }
    }
    return parts.join('\n');
  });

/** Keeps what a page's browser has cached at the end of a test; a page that is gone has nothing to tell. */
export const keepCaches = async (page: Page, name: string): Promise<void> => {
  if (FOLDER === undefined || page.isClosed() || !page.url().startsWith('http')) return;
  const text = await readCaches(page).catch(() => '');
  if (text === '') return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.cache`), text);
};
