import { expect, type Page, test } from '@playwright/test';
import type { LOCALES as Locales } from '../../contract/locales.ts';
import type { createPageClient as CreatePageClient } from '../../src/base/api/client.ts';
import { type DevCopy, type DevServer, makeDevCopy, startDev } from './dev-copy.ts';

test.describe.configure({ mode: 'serial' });

const HEADER = 'src/shell/layout/header.tsx';
const HEADER_STYLES = 'src/shell/layout/header.module.css';
const HANDLER = 'server/diagnostics/handlers.ts';
const TIMESTAMP = 'timestamp: ctx.clock().toISOString()';

let copy: DevCopy;
let server: DevServer;
let page: Page;
/** What the page's console said since it was last looked at. */
let complaints: string[] = [];
const timings: Record<string, number> = {};

const timed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const began = performance.now();
  await work();
  timings[name] = Math.round(performance.now() - began);
};

const timestamp = async (): Promise<unknown> => ((await (await fetch(`${server.url}/fapi/server/time`)).json()) as { timestamp: unknown }).timestamp;
/** A page that was loaded again has forgotten it. */
const isSamePage = (): Promise<boolean> => page.evaluate(() => 'marked' in window);
const overlay = () => page.locator('vite-error-overlay');

test.beforeAll(async ({ browser }) => {
  copy = makeDevCopy();
  server = await startDev(copy);
  page = await browser.newPage();
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(String(error)));
});

test.afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  copy.remove();
  console.log(`Milliseconds: ${JSON.stringify(timings)}`);
});

test('answers the first page, which comes to life without a complaint', async () => {
  await timed('first page, from the command', async () => {
    const firstPage = expect(async () => expect((await fetch(`${server.url}/en-us`)).status).toBe(200)).toPass({ intervals: [100] });
    const end = await Promise.race([firstPage, server.ended]);
    expect(end, server.output()).toBeUndefined();
  });
  await page.goto(`${server.url}/en-us`);
  await page.mouse.move(100, 100);
  await expect(page.locator('html')).toHaveAttribute('data-reacts', '');
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('keeps nothing for offline use', async () => {
  await expect(page.locator('html')).toHaveAttribute('data-warmed', '');
  const kept = await page.evaluate(async () => ({ script: (await navigator.serviceWorker.ready).active?.scriptURL, caches: await caches.keys() }));
  // The worker that decides experiments keeps its own data file.
  expect(kept).toEqual({ script: `${server.url}/sw.js`, caches: kept.caches.filter((name) => name === 'waymark-datafile') });
});

test('shows a changed component on the page as it is', async () => {
  const link = page.locator('header [data-edited]');
  const undo = copy.edit(HEADER, 'data-popover-bar=""', 'data-popover-bar="" data-edited=""');
  await timed('a changed component', () => page.waitForFunction(() => document.querySelector('header[data-edited]')));
  await expect(link).toHaveCount(0);
  expect(await isSamePage()).toBe(true);
  await undo();
  await page.waitForFunction(() => !document.querySelector('header[data-edited]'));
  expect(await isSamePage()).toBe(true);
});

test('shows a changed style on the page as it is', async () => {
  copy.edit(HEADER_STYLES, 'position: sticky;', 'position: sticky; outline: 3px solid rgb(1, 2, 3);');
  await expect(page.locator('header').first()).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  expect(await isSamePage()).toBe(true);
  // The server has it in its documents, too.
  expect(await (await fetch(`${server.url}/en-us`)).text()).toMatch(/outline: ?3px solid (?:rgb\(1, 2, 3\)|#010203)/);
});

test('answers with a changed handler', async () => {
  const undo = copy.edit(HANDLER, TIMESTAMP, `timestamp: '2001-02-03T04:05:06.000Z'`);
  await timed('a changed handler', () => expect.poll(timestamp, { intervals: [20] }).toBe('2001-02-03T04:05:06.000Z'));
  await undo();
  await expect.poll(timestamp).not.toBe('2001-02-03T04:05:06.000Z');
  expect(complaints).toEqual([]);
});

test('shows an error of the server over the page while the server before goes on answering, and takes it away when it is mended', async () => {
  const undo = copy.edit(HANDLER, TIMESTAMP, 'timestamp: (');
  await expect(overlay()).toContainText(HANDLER);
  expect(Date.parse(String(await timestamp()))).toBeGreaterThan(0);
  await undo();
  await expect(overlay()).toHaveCount(0);
  expect(Date.parse(String(await timestamp()))).toBeGreaterThan(0);
  expect(await isSamePage()).toBe(true);
});

test('shows an error of a component, also to a page that is opened then, and recovers', async ({ browser }) => {
  const undo = copy.edit(HEADER, '<header ref', '<header <ref');
  await expect(overlay()).toContainText(HEADER);
  const other = await browser.newPage();
  await other.goto(`${server.url}/en-us`);
  await expect(other.locator('vite-error-overlay')).toContainText(HEADER);
  await undo();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(overlay()).toHaveCount(0);
  await expect(page.locator('header').first()).toBeVisible();
  await other.close();
});

test('checks answers against the contract, and mocks paths', async () => {
  const ask = (mocks: readonly object[]) =>
    page.evaluate(async (paths) => {
      localStorage.setItem('waymark-mock-paths', JSON.stringify(paths));
      const at = '/src/base/api/client.ts';
      const locales = '/contract/locales.ts';
      const { createPageClient } = (await import(at)) as { createPageClient: typeof CreatePageClient };
      const { LOCALES } = (await import(locales)) as { LOCALES: typeof Locales };
      const { api } = createPageClient(LOCALES['en-us']);
      return api('fapi.serverTime').then(JSON.stringify, String);
    }, mocks);
  expect(await ask([{ path: '/fapi/server/time', body: { timestamp: '1999-01-01T00:00:00.000Z' } }])).toBe(
    '{"timestamp":"1999-01-01T00:00:00.000Z"}',
  );
  expect(await ask([{ path: '/fapi/server/time', body: { timestamp: 5 } }])).toMatch(
    /not what fapi\.serverTime answers: fapi\.serverTime: timestamp/,
  );
});

test('shows every component of the kit with its states at /kit', async () => {
  // What the page before had not loaded yet fails when it is left.
  await page.goto('about:blank');
  complaints = [];
  await page.goto(`${server.url}/kit`);
  await expect(page.getByRole('heading', { level: 2, name: 'button', exact: true })).toBeVisible();
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(25);
  await page.getByRole('button', { name: 'Open a window' }).click();
  await expect(page.getByRole('dialog', { name: 'A window' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('refuses to start in one line where the port or the folder cannot be had', async () => {
  const taken = await startDev(copy, { PORT: String(server.port), DATA_DIR: '.data-other' });
  expect(await taken.ended).toBe(1);
  expect(taken.output()).toBe(`Port ${server.port} is taken: name another with PORT.\n`);
  const blocked = await startDev(copy, { DATA_DIR: 'package.json/data' });
  expect(await blocked.ended).toBe(1);
  expect(blocked.output()).toMatch(/^The data folder \S+ cannot be used: a part of the path is a file\. Name another with DATA_DIR\.\n$/);
});

test('ends with Ctrl-C and leaves no process behind', async () => {
  const before = server.output().length;
  await timed('the end', async () => {
    server.signal('SIGINT');
    await server.ended;
  });
  expect(server.isAlive()).toBe(false);
  expect(server.output().slice(before)).not.toMatch(/error/i);
});
