import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import { importThrough } from './control-client.ts';
import { readControl } from './control-file.ts';
import { type ControlServer, openControl } from './control-server.ts';
import type { Progress } from './types.ts';

let open: OpenDatabase;
let dataDir: string;
let control: ControlServer;
const file = () => join(dataDir, 'feed.tsv');
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'waymark-control-'));
  writeFileSync(join(dataDir, 'import-018f0000-0000-7000-8000-000000000001.tmp'), 'left by a killed process');
  open = await openTestDatabase();
  control = await openControl({
    db: open.db,
    dataDir,
    storage: createFolderStorage(dataDir),
    clock: () => new Date('2026-11-21T10:00:00Z'),
    log: { info: () => {}, warn: () => {} },
  });
  writeFileSync(file(), 'id\ttitle\tprice\tavailability\n1\tHat\t5\tin stock\n2\tCap\tx\tin stock\n');
});
afterAll(async () => {
  await open.close();
  rmSync(dataDir, { recursive: true });
});

describe('a command beside a shop that is open', () => {
  it('finds it by a file that only the owner can read', () => {
    expect(statSync(join(dataDir, 'control.json')).mode & 0o777).toBe(0o600);
    expect(readControl(dataDir)).toMatchObject({ port: control.port, pid: process.pid });
    expect(readControl(join(dataDir, 'nowhere'))).toBeUndefined();
  });

  it('hands its file over and hears how it went', async () => {
    const heard: Progress[] = [];
    const result = await importThrough(readControl(dataDir)!, file(), { currency: 'EUR' }, (progress) => heard.push(progress));
    expect(result).toEqual({
      products: 1,
      variants: 1,
      created: 1,
      updated: 0,
      unchanged: 0,
      rejected: [{ line: 3, reason: 'price "x" cannot be read' }],
    });
    expect(heard.map(({ phase }) => phase)).toEqual(['reading', 'writing']);
    expect(await importThrough(readControl(dataDir)!, file(), { currency: 'EUR' }, () => {})).toMatchObject({ unchanged: 1 });
  });

  it('leaves nothing of the file behind, not even what a killed process left', () => {
    expect(readdirSync(dataDir).toSorted()).toEqual(['control.json', 'feed.tsv']);
  });

  it('hears why a file was refused', async () => {
    const other = join(dataDir, 'other');
    writeFileSync(other, 'hello');
    await expect(importThrough(readControl(dataDir)!, other, {}, () => {})).rejects.toThrow('names neither');
    await expect(importThrough(readControl(dataDir)!, file(), { rates: 'EUR=?' }, () => {})).rejects.toThrow('cannot be read');
    rmSync(other);
  });

  it('is refused without the secret, and with a wrong one', async () => {
    const at = `http://127.0.0.1:${control.port}/import`;
    const secret = readControl(dataDir)!.secret;
    for (const authorization of [undefined, 'Bearer x', `Bearer ${secret.slice(1)}`, `Bearer ${'a'.repeat(secret.length)}`]) {
      const answer = await fetch(at, { method: 'POST', body: 'x', headers: authorization === undefined ? {} : { authorization } });
      expect(answer.status).toBe(403);
    }
    expect((await fetch(at, { headers: { authorization: `Bearer ${secret}` } })).status).toBe(404);
    await expect(importThrough({ ...readControl(dataDir)!, secret: 'a'.repeat(43) }, file(), {}, () => {})).rejects.toThrow('refused');
  });

  it('is told when the shop is not there any more', async () => {
    const last = readControl(dataDir)!;
    await control.close();
    expect(readControl(dataDir)).toBeUndefined();
    await expect(importThrough(last, file(), {}, () => {})).rejects.toThrow('cannot be reached');
    expect(() => readFileSync(join(dataDir, 'control.json'))).toThrow('ENOENT');
  });
});
