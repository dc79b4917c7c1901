import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test } from 'vitest';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { storageCondition } from './storage-trouble.ts';

const { indexedDB } = Dexie.dependencies;
afterEach(() => {
  Dexie.dependencies.indexedDB = indexedDB;
});

/** A browser that answers the opening of a database with that error. */
const failsToOpen = (name: string): void => {
  const open = (): IDBOpenDBRequest => {
    const request = Object.assign(new EventTarget(), { error: new DOMException('no', name), onerror: null as ((event: Event) => void) | null });
    request.addEventListener('error', (event) => request.onerror?.(event));
    queueMicrotask(() => request.dispatchEvent(new Event('error')));
    return request as unknown as IDBOpenDBRequest;
  };
  Dexie.dependencies.indexedDB = Object.assign(new IDBFactory(), { open });
};

test.each([
  // As Chromium answers who opens it while site data are being cleared: the next opening succeeds.
  ['AbortError', 'lost'],
  ['UnknownError', 'lost'],
  ['InvalidStateError', 'lost'],
  ['VersionError', 'newer'],
  ['SecurityError', 'denied'],
  ['QuotaExceededError', 'quota'],
  ['DataError', 'failed'],
])('a database that fails to open with %s has the condition %s', async (name, condition) => {
  failsToOpen(name);
  const outcome = await new WaymarkDatabase(`fails-${name}`).open().then(
    () => 'open',
    (error: unknown) => storageCondition(error),
  );
  expect(outcome).toBe(condition);
});
