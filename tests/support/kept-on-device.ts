import type { Page } from '@playwright/test';

/** Everything that scripts of the page can read of what the device keeps. */
export const keptOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name ?? '');
        opening.addEventListener('success', () => done(opening.result));
        opening.addEventListener('error', () => fail(new Error('The database cannot be read')));
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown[]>((done) => {
          const asking = database.transaction(store).objectStore(store).getAll();
          asking.addEventListener('success', () => done(asking.result));
        });
        texts.push(JSON.stringify(all));
      }
      database.close();
    }
    return texts.join('\n');
  });
