import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { begin } from './lib/begin.mjs';
import { readInput } from './lib/read-input.mjs';

/**
 * `npm run -s decide -- --datafile FILE --inputs FILE [--json]`: what the page would decide, by the module that the worker runs. One line of JSON in, one line
 * out. File names are read from where the command was typed; `-` reads the inputs from standard input.
 */
// Standard output belongs to the decisions.
const say = console.log;
console.log = console.error;
await begin();
console.log = say;
const { bundleForNode } = await import('./lib/bundle.mjs');

const usage = () => {
  console.error('Usage: npm run -s decide -- --datafile FILE --inputs FILE [--json]');
  process.exit(64);
};

const readOptions = () => {
  try {
    return parseArgs({ options: { datafile: { type: 'string' }, inputs: { type: 'string' }, json: { type: 'boolean', default: false } } }).values;
  } catch {
    return usage();
  }
};

const { datafile, inputs, json } = readOptions();
if (datafile === undefined || inputs === undefined) usage();

const { file, remove } = await bundleForNode('decide', { sdk: 'workers/decisions/sdk.ts' });
process.on('exit', remove);
const { openExperiments } = await import(pathToFileURL(file('sdk')).href);

let line = 0;
const complain = (message) => console.error(line === 0 ? message : `line ${line}: ${message}`);
const experiments = await openExperiments(readInput(datafile), { log: complain });
if (!experiments) process.exit(65);

const parse = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    complain('This is not JSON');
    return undefined;
  }
};

const inWords = (decision) =>
  decision === null
    ? 'no decision'
    : `${decision.variationKey ?? 'no variation'} by ${decision.ruleKey ?? 'no rule'}, ${decision.enabled ? 'on' : 'off'}, ${JSON.stringify(decision.variables)}`;

for (const text of readInput(inputs).split(/\r?\n/)) {
  line += 1;
  if (text.trim() === '') continue;
  const input = parse(text);
  const decision = input === undefined ? null : experiments.decide(input);
  console.log(json ? JSON.stringify(decision) : inWords(decision));
}
experiments.close();
