import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { Misused, tellUsage } from '#server/platform/command-line.ts';
import { FolderInUse } from '#server/platform/db/lock-file.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { type Env, loadEnv } from '#server/platform/env.ts';
import { importThrough } from './control-client.ts';
import { readControl } from './control-file.ts';
import { type ImportInput, readOptions } from './options.ts';
import { createReporter, type Reporter } from './report.ts';
import { runImport } from './run-import.ts';
import type { ImportResult } from './types.ts';

const USAGE = `Usage: npm run catalogue:import -- FILE [options]

Brings a catalogue into the shop: a Shopify product export (CSV), or a Google Merchant feed (tab- or comma-separated, RSS or Atom).
The same file again changes nothing; a newer one updates what differs.

  --json              print one JSON object: products, variants, created, updated, unchanged, rejected
                      (npm run -s catalogue:import -- FILE --json, else npm's own lines stand before it)
  --currency=USD      currency of prices that name none: USD, CAD, GBP or EUR (or IMPORT_CURRENCY)
  --rates=CAD=1.37    also sell in these currencies at these rates (or IMPORT_RATES); without a rate a
                      product is listed only where its own currency is used
  --language=en       language of the file's words: en, fr or de
  --source=import     name of this catalogue, where a shop has several
`;

const OPTIONS = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  currency: { type: 'string' },
  rates: { type: 'string' },
  language: { type: 'string' },
  source: { type: 'string' },
} as const;

interface Wish {
  readonly path: string;
  readonly json: boolean;
  readonly words: ImportInput;
}

const given = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.find((text) => text !== undefined && text.trim() !== '')?.trim();

/** @throws Misused */
const readWish = (words: readonly string[], variables: NodeJS.ProcessEnv): Wish | 'help' => {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
    if (values.help) return 'help';
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new Misused('name one file');
    const currency = given(values.currency, variables['IMPORT_CURRENCY'])?.toUpperCase();
    const rates = given(values.rates, variables['IMPORT_RATES']);
    const wish = { currency, rates, language: given(values.language), source: given(values.source) };
    const typed = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as ImportInput;
    readOptions(typed);
    return { path, json: values.json, words: typed };
  } catch (error) {
    throw new Misused((error as Error).message);
  }
};

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Into the database itself; or, where a running shop has the data folder, through that shop. */
const importInto = async (env: Env, { path, words }: Wish, reporter: Reporter): Promise<ImportResult> => {
  if (!isFile(path)) throw new Error(`${path} is no file that can be read`);
  try {
    const database = await openDatabase(env);
    try {
      await migrate(database.db);
      return await runImport(path, { db: database.db, clock: () => new Date(), onProgress: reporter.progress }, readOptions(words));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const control = readControl(env.dataDir);
    if (!control) throw error;
    reporter.note('The shop is open: it takes the catalogue in itself.');
    return await importThrough(control, path, words, reporter.progress);
  }
};

/** @returns the exit code: 0 when the file was read (also with rejected rows), 1 when it could not be, 64 when misused */
const main = async (): Promise<number> => {
  const asksForJson = process.argv.includes('--json');
  const reporter = createReporter({
    json: asksForJson,
    isTerminal: process.stderr.isTTY,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  });
  try {
    const wish = readWish(process.argv.slice(2), process.env);
    if (wish === 'help') {
      process.stdout.write(USAGE);
      return 0;
    }
    reporter.result(await importInto(loadEnv(), wish, reporter), basename(wish.path));
    return 0;
  } catch (error) {
    reporter.failure((error as Error).message);
    return error instanceof Misused ? tellUsage(USAGE) : 1;
  }
};

process.exitCode = await main();
