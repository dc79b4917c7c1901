import { existsSync } from 'node:fs';
import { listedFiles } from './lib/listed-files.mjs';
import { cyclesIn, folderGraph, importGraph, upwardImports } from './lib/import-graph.mjs';

/**
 * `npm run lint:imports`: no circle between files or between folders, and no import upwards. Type-only and lazy imports count. Tests do not: they may
 * reach for anything.
 */

/** From the ground up: a file imports from its own layer and from those before it. */
const LAYERS = [
  'contract/',
  'domain/',
  'pricing/',
  'artwork/',
  'db/',
  'workers/',
  'sw/',
  'src/ui/',
  'src/base/',
  'src/personalisation/',
  'src/shop/',
  'src/cart/',
  'src/checkout/',
  'src/account/',
  'src/in-store/',
  'src/staff/',
  'src/analytics/',
  'src/shell/',
  'src/kit/',
  'src/routes/',
  'server/platform/',
  'server/accounts/',
  'server/catalogue/products/',
  'server/commerce/',
  'server/customers/',
  'server/marketing/',
  'server/in-store/',
  'server/diagnostics/',
  'server/services/',
  'demo/',
  'server/import/',
  'server/export/',
  'server/backup/',
  'server/app/',
];
/** Modules of these stand two folders deep: `server/commerce/cart`. */
const WINGS = /^(?:src|server)\//;

const isProduct = (path) =>
  LAYERS.some((layer) => path.startsWith(layer)) && /\.tsx?$/.test(path) && !/\.(?:test|spec|d)\.|\/testing/.test(path) && existsSync(path);
/** `src/cart/saved/list.ts`: `src/cart/saved`. The router's own list of routes is generated, and imported where they import from. */
const folderOf = (path) =>
  path
    .split('/')
    .slice(0, -1)
    .slice(0, WINGS.test(path) ? 3 : 2)
    .join('/');

const files = listedFiles().filter(isProduct);
const graph = importGraph(files);
const problems = [
  ...cyclesIn(graph).map((files) => `These files import each other in a circle:\n  ${files.join('\n  ')}`),
  ...cyclesIn(folderGraph(graph, folderOf)).map((folders) => `These folders import each other in a circle:\n  ${folders.join('\n  ')}`),
  ...upwardImports(graph, LAYERS).map(({ path, target }) => `${path} imports ${target}, which is above it`),
];
for (const problem of problems) console.error(problem);
console.log(`${files.length} files: ${problems.length === 0 ? 'no circle, and no import upwards' : `${problems.length} problems`}`);
process.exitCode = problems.length === 0 ? 0 : 1;
