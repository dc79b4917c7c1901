import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#server/platform/http/failures.ts';
import { createFolderStorage } from './folder-storage.ts';
import { openStorage } from './open-storage.ts';
import { isStorageKey, type Storage } from './storage.ts';
import { openTestS3, TEST_S3_ENV, type TestS3 } from './testing-s3.ts';

let s3: TestS3;
let home: string;
beforeAll(async () => {
  Object.assign(process.env, TEST_S3_ENV);
  s3 = await openTestS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'waymark-storage-'));
});
afterEach(() => {
  s3.fail(undefined);
  s3.objects.clear();
  rmSync(home, { recursive: true, force: true });
  expect(s3.violations).toEqual([]);
});

const inBucket = (prefix = 'shop/live') => openStorage({ dataDir: home, storage: { bucket: 'shared', prefix, endpoint: s3.endpoint } });

const KINDS: Record<string, () => Promise<Storage>> = {
  folder: () => openStorage({ dataDir: join(home, 'data'), storage: undefined }),
  'bucket with a prefix': () => inBucket(),
  'bucket without a prefix': () => inBucket(''),
};

describe.each(Object.entries(KINDS))('a storage in a %s', (_, open) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await open();
  });

  it('gives back what was put into it, and the later of two', async () => {
    const bytes = Buffer.from([0, 255, 1, 254, 10, 13]);
    await storage.put('mail/a-1.eml', bytes);
    expect(await storage.get('mail/a-1.eml')).toEqual(bytes);
    await storage.put('mail/a-1.eml', Buffer.alloc(0));
    expect(await storage.get('mail/a-1.eml')).toEqual(Buffer.alloc(0));
    const large = Buffer.alloc(3_000_000, 7);
    await storage.put('mail/a-1.eml', large);
    expect((await storage.get('mail/a-1.eml'))?.equals(large)).toBe(true);
  });

  it('has nothing that was not put, or was dropped', async () => {
    expect([await storage.get('mail/none.eml'), await storage.has('mail/none.eml'), await storage.list()]).toEqual([undefined, false, []]);
    await storage.drop('mail/none.eml');
    await storage.put('mail/one.eml', Buffer.from('x'));
    expect([await storage.has('mail/one.eml'), await storage.has('mail')]).toEqual([true, false]);
    await storage.drop('mail/one.eml');
    expect([await storage.has('mail/one.eml'), await storage.get('mail/one.eml'), await storage.list('mail')]).toEqual([false, undefined, []]);
  });

  it('lists every key, or those of a folder, however many there are', async () => {
    const keys = Array.from({ length: 8 }, (__, at) => `warranty/C-${at % 2}/${at}.jpg`);
    for (const key of ['warranty/C-10/1.jpg', ...keys]) await storage.put(key, Buffer.from(key));
    expect(await storage.list()).toEqual([...keys, 'warranty/C-10/1.jpg'].toSorted());
    expect(await storage.list('warranty/C-1')).toEqual(keys.filter((key) => key.includes('C-1/')).toSorted());
    expect(await storage.list('sms')).toEqual([]);
  });

  it('takes no key that leads out of it or hides a file', async () => {
    for (const key of [
      '',
      '/etc/passwd',
      '../outside',
      'mail/../../outside',
      'mail//x',
      'mail/',
      'mail/.draft',
      'a\\b',
      'a\0b',
      'ä',
      'x'.repeat(513),
    ]) {
      expect(isStorageKey(key)).toBe(false);
      for (const work of [() => storage.put(key, Buffer.from('x')), () => storage.get(key), () => storage.has(key), () => storage.drop(key)])
        await expect(work()).rejects.toThrow('This is no key of a stored file');
    }
    await expect(storage.list('../outside')).rejects.toThrow('This is no key of a stored file');
    expect(readdirSync(home).filter((name) => name !== 'data')).toEqual([]);
  });

  it('says that it can be reached', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

it('a file in a folder is readable by its owner alone, and a draft is no file', async () => {
  const storage = createFolderStorage(home);
  await storage.put('sms/s-1.txt', Buffer.from('To: +447911123456\n'));
  expect(statSync(join(home, 'sms/s-1.txt')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(home, 'sms'))).toEqual(['s-1.txt']);
});

describe('a bucket', () => {
  it('keeps shops with other prefixes apart', async () => {
    const [live, other] = [await inBucket('shop'), await inBucket('shop-2')];
    await live.put('mail/one.eml', Buffer.from('x'));
    expect([await other.list(), await live.list(), [...s3.objects.keys()]]).toEqual([[], ['mail/one.eml'], ['shared/shop/mail/one.eml']]);
  });

  it.each(['refuse', 'truncate'] as const)('that fails (%s) is an outage, which a client may repeat', async (how) => {
    const storage = await inBucket();
    await storage.put('mail/one.eml', Buffer.from('a whole email'));
    s3.fail(how);
    const failure: unknown = await storage.get('mail/one.eml').catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'StorageUnavailable' });
    expect((failure as Error).message).not.toContain('one.eml');
    const { refusal, unexpected } = refusalOf(failure);
    expect([refusal.code, refusal.headers, unexpected]).toEqual(['WMK503', { 'Retry-After': '2' }, true]);
  });

  it('that leaves a request without an answer is an outage, keeps nobody else waiting, and is asked again soon', { timeout: 60_000 }, async () => {
    const storage = await inBucket();
    await storage.put('mail/one.eml', Buffer.from('a whole email'));
    s3.fail('silence');
    await expect(storage.get('mail/one.eml')).rejects.toMatchObject({ name: 'StorageUnavailable' });
    const began = performance.now();
    await expect(storage.get('mail/one.eml')).rejects.toMatchObject({ name: 'StorageUnavailable' });
    expect(performance.now() - began).toBeLessThan(500);
    s3.fail(undefined);
    await expect.poll(() => storage.get('mail/one.eml').catch(() => undefined)).toEqual(Buffer.from('a whole email'));
  });

  it('that nobody serves is an outage for every operation', async () => {
    const gone = await openTestS3();
    const storage = await openStorage({ dataDir: home, storage: { bucket: 'shared', prefix: '', endpoint: gone.endpoint } });
    await gone.close();
    // In a row: the first meets the closed port, the others the pause after it.
    for (const work of [
      () => storage.put('mail/a.eml', Buffer.from('x')),
      () => storage.get('mail/a.eml'),
      () => storage.has('mail/a.eml'),
      () => storage.list(),
      () => storage.drop('mail/a.eml'),
      () => storage.check(),
    ])
      await expect(work()).rejects.toMatchObject({ name: 'StorageUnavailable' });
  });
});
