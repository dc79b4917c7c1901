import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/lib/shop-process.mjs';
import { copyFolder, removeFolder } from '../support/folders.ts';
import { TEMPLATE } from '../support/test-shop.ts';

const ENDS_WITHIN_MS = 5_000;

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-start-'));
});
test.afterEach(() => removeFolder(folder));

/** `npm start` in a process group of its own, as a shell starts it. */
const npmStart = (env: Readonly<Record<string, string>>) => {
  const npm = spawn('npm', ['start'], { detached: true, env: { ...process.env, HOST: '127.0.0.1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  npm.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  const ended = new Promise<void>((resolve) => npm.once('close', () => resolve()));
  const group = npm.pid ?? 0;
  return {
    npm,
    group,
    ended,
    output: () => output,
    /** What the shop said, without npm's own lines. */
    errors: () => errors.split('\n').filter((line) => line !== '' && !line.startsWith('npm ')),
    isOpen: () => expect.poll(() => output, { timeout: 60_000 }).toContain('Waymark is open'),
  };
};

const processesOf = (group: number): string[] =>
  spawnSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => Number(line.trim().split(/\s+/)[0]) === group && !/^\s*\d+\s+Z/.test(line));

for (const [how, send] of [
  ['Ctrl-C, which reaches every process in the terminal,', (group: number) => process.kill(-group, 'SIGINT')],
  ['SIGTERM to npm', (group: number) => process.kill(group, 'SIGTERM')],
] as const)
  test(`${how} ends the shop within five seconds and leaves no process`, async () => {
    const dataDir = join(folder, 'data');
    copyFolder(TEMPLATE, dataDir);
    const shop = npmStart({ PORT: String(await freePort()), DATA_DIR: dataDir });
    await shop.isOpen();
    const at = Date.now();
    send(shop.group);
    await shop.ended;
    expect(Date.now() - at).toBeLessThan(ENDS_WITHIN_MS);
    await expect.poll(() => processesOf(shop.group)).toEqual([]);
    expect(shop.output()).toContain('"msg":"stopped"');
  });

test('a port in use is one clear line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const dataDir = join(folder, 'data');
  copyFolder(TEMPLATE, dataDir);
  const shop = npmStart({ PORT: String(port), DATA_DIR: dataDir });
  await shop.ended;
  expect(shop.errors()).toEqual([`Port ${port} is taken: name another with PORT.`]);
  other.close();
});

test('a data folder that cannot be made is one clear line', async () => {
  writeFileSync(join(folder, 'file'), '');
  const dataDir = join(folder, 'file', 'data');
  const shop = npmStart({ PORT: String(await freePort()), DATA_DIR: dataDir });
  await shop.ended;
  expect(shop.errors()).toHaveLength(1);
  expect(shop.errors()[0]).toContain(dataDir);
});
