import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { build, loadConfigFromFile } from 'vite';
import { decisionsSize } from './decisions-size.mjs';
import { loadPageManifests } from './page-manifests.mjs';

/** Brotli bytes of script named by a route's document: what must arrive before the page reacts. */
const PAGE_BUDGETS = { '/$locale/': 121_300, '/$locale/c/$slug': 126_500, '/$locale/p/$slug': 131_500 };
/** Brotli bytes of the styles that a route's document contains, those of its blocks apart: they come before the first paint. */
const STYLE_BUDGETS = { '/$locale/': 14_300, '/$locale/c/$slug': 16_500, '/$locale/p/$slug': 16_900 };
/**
 * All script of a first visit that nobody touches; service and web workers apart. Files name one another by hashes, which do not compress: builds of the
 * same page differ by some 60 bytes.
 */
const QUIET_BUDGET = 149_300;
/** What `start-page.ts` brings once the page is quiet, with what it loads by itself. */
const QUIET_ENTRIES = ['src/shell/boot/start-page.ts', 'src/base/api/page-api.ts', 'src/base/i18n/messages/en-us/app.json'];
const WORKER_BUDGET = 41_900;
/** What the service worker imports to refresh the offline catalogue: fetched with the installation, and read only when it is time. */
const REFRESH_BUDGET = 5_450;
/** What the first installation fetches, in any one locale; and all of it. 30 kB of the latter are the decisions worker: experiments decide offline, too. */
const FIRST_STAGE_BUDGET = 450_000;
const PRECACHE_BUDGET = 900_000;
/** Experiments and events: the worker, and what the page carries for it beside Comlink. */
const DECISIONS_WORKER_BUDGET = 30_000;
const DECISIONS_CLIENT_BUDGET = 3_000;
/** Whichever gateway a build talks to. */
const QUEUE_BUDGET = 12_450;
const GATEWAYS = ['keyed', 'versioned', 'plain'];

/** The cart's queue and its engine, on top of Dexie. */
const QUEUE = {
  'replay/gateways/configured-gateway': 'GATEWAY',
  'replay/engine': 'createEngine',
  'replay/connectivity': 'createConnectivity',
  'replay/watchdog': 'createWatchdog',
  'replay/client-transport': 'createTransport, createSession',
  'storage/replay-store': 'createReplayStore',
};

/** Made as the build of the shop makes it. Vite replaces the gateway's name in the modules, so that only its rules are left. */
const queueSize = async (gateway, { minify, terserOptions }) => {
  const id = 'virtual:queue';
  const code = Object.entries(QUEUE).map(([file, names]) => `export { ${names} } from '/db/${file}.ts';`);
  const { output } = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [{ name: id, resolveId: (name) => (name === id ? id : null), load: (name) => (name === id ? code.join('\n') : null) }],
    define: { 'import.meta.env.VITE_GATEWAY': JSON.stringify(gateway) },
    build: { write: false, minify, terserOptions, rollupOptions: { input: id, external: ['dexie'], preserveEntrySignatures: 'strict' } },
  });
  return brotliCompressSync(output[0].code).length;
};

const brotliSize = async (file) => brotliCompressSync(await readFile(`dist/client${file}`)).length;

/** Files that the service worker fetches ahead, each with its stage and its size. */
const precachedFiles = async () => {
  const entries = (await readFile('dist/client/sw.js', 'utf8')).matchAll(/\{[^{}]*\burl"?:[^{}]*\}/g);
  const text = (entry, field) => new RegExp(`\\b${field}"?:\\s*["'\`]([^"'\`]+)["'\`]`).exec(entry)?.[1];
  const files = [...entries].map(([entry]) => ({ url: text(entry, 'url'), stage: text(entry, 'stage') })).filter(({ url }) => url);
  return Promise.all(
    files.map(async (file) => ({
      ...file,
      bytes: file.url.endsWith('.woff2') ? (await readFile(`dist/client/${file.url}`)).length : await brotliSize(`/${file.url}`),
    })),
  );
};

/** What the routes around a page and its own name together, each once. */
const namedFor = (id, namedBy) => [...new Set(['__root__', '/$locale', id].flatMap((route) => namedBy(route) ?? []))];

/** Scripts of a page by route id, each with its size. */
export const pageScripts = async () => {
  const manifest = (await loadPageManifests())['en-us'];
  const pages = {};
  for (const id of Object.keys(PAGE_BUDGETS)) {
    const files = namedFor(id, (route) => manifest.scripts[route]);
    pages[id] = await Promise.all(files.map(async (file) => ({ file, bytes: await brotliSize(file) })));
  }
  return pages;
};

/** Bytes of the styles of a page by route id. */
const pageStyles = async () => {
  const { routes, inlineCss } = (await loadPageManifests())['en-us'];
  return Object.keys(STYLE_BUDGETS).map((id) => {
    const names = namedFor(id, (route) => routes[route]?.css);
    return [id, brotliCompressSync(names.map((name) => inlineCss.styles[name]).join('')).length];
  });
};

/** What no page may wait for: personalisation, measuring and the workers. */
const AFTER_REACTING = /^(?:src\/(?:personalisation|analytics)|workers)\//;

/** Modules of these that stand among the scripts of a page until it reacts. */
const tooEarly = async (pages) => {
  const vite = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'));
  const early = new Set(Object.values(pages).flatMap((files) => files.map(({ file }) => file.slice(1))));
  return Object.keys(vite).filter((key) => AFTER_REACTING.test(key) && early.has(vite[key].file));
};

/** Scripts that come after a page reacts and before it is quiet. */
const quietScripts = async () => {
  const vite = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'));
  const seen = new Set();
  const reach = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    if (!vite[key]) throw new Error(`${key} is not part of the page any more: tell the budgets what took its place`);
    for (const next of vite[key].imports ?? []) reach(next);
  };
  for (const entry of QUIET_ENTRIES) reach(entry);
  return [...seen].map((key) => `/${vite[key].file}`);
};

/** A regression of weight fails the build, with the files that make it up. */
export const checkBudgets = async () => {
  const failures = [];
  const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const quiet = await quietScripts();
  const pages = await pageScripts();
  for (const key of await tooEarly(pages)) failures.push(`${key} is among the scripts that a page waits for`);
  for (const [id, files] of Object.entries(pages)) {
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    console.log(`script until ${id} reacts: ${kb(bytes)} of ${kb(PAGE_BUDGETS[id])}`);
    if (bytes > PAGE_BUDGETS[id]) failures.push(`${id}: ${files.map((file) => `${file.file} ${kb(file.bytes)}`).join(', ')}`);
  }
  for (const [id, files] of Object.entries(pages)) {
    let bytes = 0;
    for (const file of new Set([...files.map(({ file }) => file), ...quiet])) bytes += await brotliSize(file);
    console.log(`all script of ${id} until quiet: ${kb(bytes)} of ${kb(QUIET_BUDGET)}`);
    if (bytes > QUIET_BUDGET) failures.push(`${id} until quiet: ${kb(bytes)}`);
  }
  for (const [id, bytes] of await pageStyles()) {
    console.log(`styles in a document of ${id}: ${kb(bytes)} of ${kb(STYLE_BUDGETS[id])}`);
    if (bytes > STYLE_BUDGETS[id]) failures.push(`styles of ${id}: ${kb(bytes)}`);
  }
  const worker = await brotliSize('/sw.js');
  console.log(`service worker: ${kb(worker)} of ${kb(WORKER_BUDGET)}`);
  if (worker > WORKER_BUDGET) failures.push(`service worker ${kb(worker)}`);
  const refresh = await brotliSize('/sw-catalogue.js');
  console.log(`its refresh of the offline catalogue: ${kb(refresh)} of ${kb(REFRESH_BUDGET)}`);
  if (refresh > REFRESH_BUDGET) failures.push(`refresh of the offline catalogue ${kb(refresh)}`);
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' });
  for (const gateway of GATEWAYS) {
    const queue = await queueSize(gateway, config.build);
    console.log(`queue and engine, ${gateway}: ${kb(queue)} of ${kb(QUEUE_BUDGET)}`);
    if (queue > QUEUE_BUDGET) failures.push(`queue and engine, ${gateway}: ${kb(queue)}`);
  }
  const { workerBytes, clientBytes } = await decisionsSize(config);
  console.log(
    `decisions worker: ${kb(workerBytes)} of ${kb(DECISIONS_WORKER_BUDGET)}; its client: ${kb(clientBytes)} of ${kb(DECISIONS_CLIENT_BUDGET)}`,
  );
  if (workerBytes > DECISIONS_WORKER_BUDGET) failures.push(`decisions worker ${kb(workerBytes)}`);
  if (clientBytes > DECISIONS_CLIENT_BUDGET) failures.push(`client of the decisions worker ${kb(clientBytes)}`);
  const precached = await precachedFiles();
  const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0);
  for (const locale of precached.flatMap(({ url }) => /^shell\/(.+)\.html$/.exec(url)?.[1] ?? [])) {
    const first = precached.filter(({ stage }) => stage === 'first' || stage?.split(' ').includes(locale));
    console.log(`precache with the installation, ${locale}: ${first.length} files, ${kb(sum(first))} of ${kb(FIRST_STAGE_BUDGET)}`);
    if (sum(first) > FIRST_STAGE_BUDGET) failures.push(`precache with the installation, ${locale}: ${kb(sum(first))}`);
  }
  console.log(`precache: ${precached.length} files, ${kb(sum(precached))} of ${kb(PRECACHE_BUDGET)}`);
  if (sum(precached) > PRECACHE_BUDGET) failures.push(`precache ${kb(sum(precached))}`);
  if (failures.length > 0) {
    console.error(`Over budget:\n${failures.join('\n')}`);
    process.exit(1);
  }
};
