import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { begin } from './lib/begin.mjs';
import { readInput } from './lib/read-input.mjs';

/**
 * `npm run -s search -- --locale L --inputs FILE [--json] [--device]`: what the shop's search finds, or with `--device` that of the offline catalogue: the first
 * ten products of each line. A line is a query, or JSON with a `query`. `-` reads standard input. The shop is that of DATA_DIR or DATABASE_URL; where it
 * runs with the embedded database, it is asked at PORT.
 */
const FIRST = 10;
// Standard output belongs to the results.
const say = console.log;
console.log = console.error;
await begin();

const usage = () => {
  console.error('Usage: npm run -s search -- --locale LOCALE --inputs FILE [--json] [--device]');
  process.exit(64);
};

const readOptions = () => {
  try {
    const flag = { type: 'boolean', default: false };
    return parseArgs({ options: { locale: { type: 'string', default: 'en-us' }, inputs: { type: 'string' }, json: flag, device: flag } }).values;
  } catch {
    return usage();
  }
};

/** A line as it is typed, as a JSON text, or as an object with a query. */
const queryOf = (line) => {
  try {
    const value = JSON.parse(line);
    if (typeof value === 'string') return value;
    const query = value?.query ?? value?.q;
    return typeof query === 'string' ? query : line;
  } catch {
    return line;
  }
};

const { locale, inputs, json, device } = readOptions();
if (inputs === undefined) usage();
const queries = readInput(inputs)
  .split(/\r?\n/)
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .map(queryOf);

const { bundleForNode } = await import('./lib/bundle.mjs');
const { file, remove } = await bundleForNode('search', { search: 'server/app/search-source.ts', locales: 'contract/locales.ts' });
process.on('exit', remove);
const { isLocaleId } = await import(pathToFileURL(file('locales')).href);
if (!isLocaleId(locale)) usage();
const { openSearch } = await import(pathToFileURL(file('search')).href);

const source = await openSearch(locale, device).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(69);
});
for (const query of queries) {
  const productIds = await source.search(query, FIRST);
  say(json ? JSON.stringify({ query, productIds }) : `${query}: ${productIds.join(' ') || 'nothing'}`);
}
await source.close();
process.exit(0);
